interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** True if an event has no modifier keys; with modifiers it belongs to the browser. */
export const hasNoModifiers = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a key or a button was pressed by itself; together with another it belongs to the browser. */
export const hasNoModifiers = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

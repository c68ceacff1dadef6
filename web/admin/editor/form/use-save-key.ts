import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Saved {
  dirty: boolean;
  submit: () => void;
}

/** Makes Ctrl+S save the visible form instead of the web page. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, { dirty, submit }: Saved): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSave(event) || event.defaultPrevented) return;
    event.preventDefault();
    const element = form.current;
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const isCovered = dialogs.some((dialog) => !dialog.contains(element));
    const isMeant = dirty || element?.contains(document.activeElement);
    if (event.repeat || isCovered || !isMeant || !isInSight(element)) return;
    submit();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Matches the letter, or the key position on keyboards with other scripts. */
function isSave({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));
}

/** On small screens the form may be hidden. */
const isInSight = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).display !== 'none';

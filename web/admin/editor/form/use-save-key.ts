import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Saved {
  dirty: boolean;
  submit: () => void;
}

/** Has Ctrl+S save a form that is in sight, from wherever one is on the screen; never the browser's own page. */
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

/** By the letter, or by its place on keyboards that write others. */
function isSave({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 's' || (code === 'KeyS' && !/^[a-z]$/i.test(key));
}

/** On a small screen the form is put away until it is wanted. */
const isInSight = (element: HTMLElement | null): boolean =>
  element !== null && getComputedStyle(element).display !== 'none';

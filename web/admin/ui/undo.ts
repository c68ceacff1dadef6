import { isTypedInto } from './typed-into.ts';

/** Something that can be undone, once. */
export interface Step {
  undo: () => void;
  done: boolean;
}

/** What is offered to be undone now, the newest last. */
const steps = new Set<Step>();

/** Undoes it, unless that was done already. */
export function undo(step: Step | undefined): void {
  if (!step || step.done) return;
  step.done = true;
  step.undo();
}

/** Has Ctrl+Z undo it, before all that was offered earlier. */
export function offer(step: Step): void {
  steps.add(step);
  document.addEventListener('keydown', press);
}

/** Has Ctrl+Z not undo it any more. */
export function withdraw(step: Step): void {
  steps.delete(step);
  if (steps.size === 0) document.removeEventListener('keydown', press);
}

/** One press is one step, and a key that is held is one press; where something is being typed it undoes the typing. */
function press(event: KeyboardEvent): void {
  if (!isUndo(event) || isTypedInto(event.target)) return;
  event.preventDefault();
  if (!event.repeat) undo([...steps].findLast(({ done }) => !done));
}

/** By the letter, or by its place on keyboards that write others. */
function isUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
}

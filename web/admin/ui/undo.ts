import { isTypedInto } from './typed-into.ts';

/** Something that can be undone, once. */
export interface Step {
  undo: () => void;
  done: boolean;
}

/** What is offered to be undone now, the newest last. */
const steps: Step[] = [];

/** Undoes it, unless that was done already. */
export function undo(step: Step | undefined): void {
  if (!step || step.done) return;
  step.done = true;
  step.undo();
}

/** Has Ctrl+Z undo it, before all that was offered earlier, until the function it gives is called. */
export function offer(step: Step): () => void {
  if (steps.push(step) === 1) document.addEventListener('keydown', press);
  return () => {
    steps.splice(steps.indexOf(step), 1);
    if (steps.length === 0) document.removeEventListener('keydown', press);
  };
}

/** One press is one step, and a key that is held is one press; where something is being typed it undoes the typing. */
function press(event: KeyboardEvent): void {
  if (!isUndo(event) || isTypedInto(event.target)) return;
  event.preventDefault();
  if (!event.repeat) undo(steps.findLast(({ done }) => !done));
}

/** By the letter, or by its place on keyboards that write others. */
function isUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  return key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
}

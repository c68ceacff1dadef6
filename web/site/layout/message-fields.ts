import { fieldNames, type Message } from './message.ts';

/** Brings what became of a message in sight, and the keyboard to the first fault or to where it was lost. */
export function show(form: HTMLFormElement, atFirst: boolean): void {
  const lost = document.activeElement === document.body;
  const fault = form.querySelector<HTMLElement>('[aria-invalid]');
  const told = form.querySelector<HTMLElement>('.message-end p:not(:empty)');
  if (!fault && !told) return;
  if (fault ? lost || !atFirst : lost)
    (fault ?? form.querySelector('button'))?.focus({ preventScroll: true });
  if (lost || !atFirst) (fault?.closest('.field') ?? told)?.scrollIntoView({ block: 'nearest' });
}

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Whether a field holds something else than it began with. */
export const isBegun = (form: HTMLFormElement): boolean =>
  fieldNames.some((name) => fieldOf(form, name).value !== fieldOf(form, name).defaultValue);

/** Whether nothing is written but the subject, which its page may give. */
export const isEmpty = ({ name, email, phone, message }: Message): boolean =>
  name + email + phone + message === '';

/** Puts what had been written into the fields in which nobody has typed since. */
export function restore(form: HTMLFormElement, written: Partial<Message>): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field.value === field.defaultValue) field.value = written[name] ?? field.value;
  }
}

/** Empties the fields that hold what was sent; what was typed meanwhile is for the next message. */
export function clear(form: HTMLFormElement | null, sent: Message): void {
  for (const name of form ? fieldNames : []) {
    const field = fieldOf(form!, name);
    if (field.value === sent[name]) field.value = '';
  }
}

import { groupDigits } from '../../ui/group-digits.ts';
import { parseSearch, printSearch, type Search } from '../../../schema/search.ts';

/** What the controls of a form say, as a browser would send them. */
export const wordsIn = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].map(([name, word]) => [name, typeof word === 'string' ? word : '']),
  );

/** What a word by itself means, so that two spellings of it can be told to be one. */
const meaning = (name: string, word: string): string =>
  printSearch(parseSearch(new URLSearchParams([[name, word]])));

/** Has the controls of a form say a search; what says it already in other signs stays as it was typed. */
export function fill(form: HTMLFormElement, search: Search): void {
  const words = new URLSearchParams(printSearch(search));
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = words.get(control.name) ?? '';
    if (!(control instanceof HTMLInputElement) || control.name === '') continue;
    const { name, value } = control;
    if (control.type === 'hidden') {
      control.disabled = !words.has(name); // until it is gone
      control.value = words.get(name) ?? value;
    } else if (isTyped(control)) {
      const word = words.get(name) ?? '';
      if (value !== word && meaning(name, value) !== meaning(name, word))
        control.value = shownIn(control, word);
    } else {
      control.checked = value === '' ? !words.has(name) : words.getAll(name).includes(value);
    }
  }
}

/** The words of a search that a form cannot say: it has no control for them. */
export function notSaidIn(form: HTMLFormElement, search: Search): URLSearchParams {
  const said = new URLSearchParams(printSearch(parseSearch(wordsIn(form))));
  const words = [...new URLSearchParams(printSearch(search))];
  return new URLSearchParams(words.filter(([name, word]) => !said.getAll(name).includes(word)));
}

/** Whether something is typed into a control; of the others one is chosen. */
export const isTyped = (control: EventTarget): boolean =>
  control instanceof HTMLInputElement && control.type === 'text';

const shownIn = ({ inputMode }: HTMLInputElement, word: string): string =>
  inputMode === 'numeric' && word !== '' ? groupDigits(Number(word)) : word;

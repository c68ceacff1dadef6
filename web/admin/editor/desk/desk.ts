import { createContext, use } from 'react';
import { storedAccount } from '../../session/session.ts';
import { Turns } from '../deeds/turns.ts';
import type { DraftOf } from '../drafts/drafts.ts';
import { discarded } from './form-state.ts';
import { picturesIn } from './input.ts';
import { OpenForm } from './open-form.ts';

interface Opening {
  /** Whose form it is: by itself that of whoever is signed in. */
  account?: string;
  /** The visit to its place, where there is one. */
  visit?: string;
}

const whoIsHere = (): string => storedAccount() ?? '';

/** The forms that are open in this tab. One that is being saved, or holds something typed, stays when another is opened. */
export class Desk {
  readonly #forms = new Map<string, OpenForm>();
  /** What changes the record of a form, by form: that may be opened anew meanwhile. */
  readonly #turns = new Map<string, Turns>();
  /** Takes back the offer to undo what was thrown away, by form. */
  readonly #offers = new Map<string, () => void>();

  /** The form of that name: the one that is open already, or else a new one; also where that was done with before this visit. */
  form(name: string, record: string | null, { account, visit }: Opening = {}): OpenForm {
    const of = { account: account ?? whoIsHere(), form: name };
    const open = this.#forms.get(keyOf(of));
    if (open && !open.isOver(visit)) return open;
    const form = new OpenForm(of, record);
    form.follow(() => this.#tidy(form));
    this.#forms.set(keyOf(of), form);
    return form;
  }

  /** The form of that name, if it is open. */
  opened(name: string): OpenForm | undefined {
    return this.#forms.get(keyOf({ account: whoIsHere(), form: name }));
  }

  /** Puts a form in sight, until the function it gives is called. */
  show(form: OpenForm): () => void {
    this.#forms.set(keyOf(form.of), form);
    form.isShown = true;
    return () => {
      form.isShown = false;
      this.#tidy(form);
    };
  }

  /** Does something to the record of a form, once what was begun before has ended: else it would be in conflict with that. */
  inTurn<Done>({ of }: OpenForm, deed: () => Promise<Done>): Promise<Done> {
    const turns = this.#turns.get(keyOf(of)) ?? new Turns();
    this.#turns.set(keyOf(of), turns);
    return turns.take(deed);
  }

  /** Notes that what was thrown away can be had back into a form, until `withdraw` is called. */
  offered(form: OpenForm, withdraw: () => void): void {
    this.#offers.set(keyOf(form.of), withdraw);
  }

  /** A form was saved: what was thrown away of it before does not belong there any more. */
  settle(form: OpenForm): void {
    this.#offers.get(keyOf(form.of))?.();
    this.#offers.delete(keyOf(form.of));
  }

  /** Takes a form away that nobody looks at and that holds nothing. */
  #tidy(form: OpenForm): void {
    const isOpen = this.#forms.get(keyOf(form.of)) === form; // else it was opened anew
    if (isOpen && !form.isShown && !form.isBusy) this.#forms.delete(keyOf(form.of));
  }

  /** Whether anything would be lost by whoever is signed in if the page were gone now. */
  isBusy(): boolean {
    return this.#mine().some((form) => form.isBusy);
  }

  /** Whether anything of whoever is signed in is on its way to the server, and whether pictures are among it. */
  saving(): 'pictures' | 'words' | null {
    const sent = this.#mine()
      .map((form) => form.now())
      .filter(({ phase }) => phase === 'saving');
    if (sent.length === 0) return null;
    return sent.some((form) => picturesIn(form.sent) !== null) ? 'pictures' : 'words';
  }

  /** Whether anything was typed here, by whoever is signed in, that is not saved. */
  hasUnsaved(): boolean {
    return this.#mine().some((form) => form.isDirty);
  }

  /** Ends when nothing is being saved any more by whoever is signed in. */
  async saved(): Promise<void> {
    await Promise.all(this.#mine().map((form) => form.saved()));
  }

  /** Throws away all that was typed here by whoever is signed in. */
  clear(): void {
    for (const form of this.#mine()) form.change(discarded(form.now()));
  }

  #mine(): OpenForm[] {
    return [...this.#forms.values()].filter(({ of }) => of.account === storedAccount());
  }
}

const keyOf = ({ account, form }: DraftOf): string => `${account} ${form}`;

const TheDesk = createContext<Desk | null>(null);

/** Gives the screens a desk. */
export const DeskProvider = TheDesk.Provider;

/** The desk on which the forms of this tab lie. */
export function useDesk(): Desk {
  const desk = use(TheDesk);
  if (!desk) throw new Error('A screen stands in the panel.');
  return desk;
}

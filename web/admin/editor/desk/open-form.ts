import { forgetDraft, keepDraft, keepPicturesOf, readDraft, type DraftOf } from '../drafts/drafts.ts';
import { chosenPictures, samePictures } from '../drafts/kept-pictures.ts';
import type { FieldRule } from '../field.ts';
import { canBeTyped, isDirty, opening, type, type FormState } from './form-state.ts';

/** One form: what it is for, and what is true of it, whether it is in sight or not. What is typed into it is kept. */
export class OpenForm {
  /** The rules of the fields that it shows, in their order. */
  readonly rules = new Map<string, FieldRule>();
  /** Whether what was typed would outlive a reload. */
  isKept = true;
  /** Whether somebody looks at it. */
  isShown = false;
  /** The visit to its place at which there was nothing left to do with its record. */
  #doneAt: string | undefined;
  #state: FormState;
  readonly #followers = new Set<() => void>();

  constructor(
    readonly of: DraftOf,
    /** The record that it changes; null for a new one. */
    readonly record: string | null,
  ) {
    this.#state = opening(record === null ? 'new' : 'stored', readDraft(of));
  }

  readonly now = (): FormState => this.#state;

  readonly follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  };

  change(next: FormState): void {
    const { typed, opened, presses } = next;
    const before = this.#state;
    this.#state = next;
    if (next.phase !== 'done') this.#doneAt = undefined;
    if (Object.keys(typed).length === 0) {
      forgetDraft(this.of);
      this.isKept = true;
    } else if (typed !== before.typed || opened !== before.opened || presses !== before.presses) {
      this.isKept = keepDraft(this.of, next);
    }
    if (!samePictures(before.typed, typed)) void keepPicturesOf(this.of, chosenPictures(typed));
    for (const follower of this.#followers) follower();
  }

  /** Ends when it is not being saved any more. */
  saved(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#state.phase === 'saving') return;
        stop();
        resolve();
      };
      const stop = this.follow(look);
      look();
    });
  }

  /** Makes of what stands in a field now what is to stand in it. */
  type(rule: FieldRule, to: (now: unknown) => unknown): void {
    if (canBeTyped(this.#state)) this.change(type(this.#state, rule, to));
  }

  /** At this visit to its place there is nothing left to do with its record. */
  end(visit: string): void {
    this.#doneAt = visit;
  }

  /** Whether it was at an end before this visit; never for who looks at no place. */
  isOver(visit: string | undefined): boolean {
    const isDone = this.#state.phase === 'done' && this.#doneAt !== undefined;
    return isDone && visit !== undefined && visit !== this.#doneAt;
  }

  /** Whether leaving it would lose something. */
  get isDirty(): boolean {
    return isDirty(this.#state);
  }

  /** Whether there is anything in it that the list does not show. */
  get isBusy(): boolean {
    return this.#state.phase === 'saving' || this.isDirty;
  }
}

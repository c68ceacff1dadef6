import { Unavailable } from '../errors.ts';

/** The object store cannot be had just now. Visitors are told nothing of the inside; `reason` is for who runs the site. */
export class StoreAway extends Unavailable {
  constructor(
    readonly reason: string,
    /** Whether it refuses us, which does not pass by itself. */
    readonly refusesUs = false,
  ) {
    super('Pictures cannot be had for a moment. Try again soon.');
  }
}

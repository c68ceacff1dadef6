/** What kind of refusal a caller meets; each door translates it into its own status or code. */
export type RefusalKind =
  | 'invalid'
  | 'notSignedIn'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'notAPicture'
  | 'tooMany'
  | 'unavailable'
  | 'storageFull';

/** One sentence a field, keyed by the field's name as the caller knows it. */
export type FieldSentences = Record<string, string>;

/** A refusal whose message is meant for the caller: one human sentence, nothing of the inside. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Values or a picture that break a rule; `fields` says which and what would be right. */
export class InvalidInput extends Refusal {
  constructor(
    readonly fields: FieldSentences,
    message = Object.values(fields).join(' '),
  ) {
    super('invalid', message);
  }
}

/** No valid staff token where one is needed. */
export class NotSignedIn extends Refusal {
  constructor(message = 'Sign in to do this.') {
    super('notSignedIn', message);
  }
}

/** The record asked for is not stored. */
export class NotFound extends Refusal {
  constructor(message: string) {
    super('notFound', message);
  }
}

/** The write contradicts what is stored. */
export class Conflict extends Refusal {
  constructor(message: string) {
    super('conflict', message);
  }
}

/** An idempotency key was used before with other input; `record` is the id of the record that was created then, if any. */
export class IdempotencyConflict extends Conflict {
  constructor(readonly record: number | null) {
    super('This Idempotency-Key came with something else before. Send a new key with new content.');
  }
}

/** More bytes, or more pixels, than are taken. */
export class TooLarge extends Refusal {
  constructor(message: string) {
    super('tooLarge', message);
  }
}

/** Bytes that are not a picture of a kind we take, whatever the client called them. */
export class NotAPicture extends Refusal {
  constructor(message = 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.') {
    super('notAPicture', message);
  }
}

/** Too many tries from one address or for one account; `retryAfter` in seconds. */
export class TooMany extends Refusal {
  constructor(readonly retryAfter: number) {
    super('tooMany', `Too many tries. Try again in ${formatWait(retryAfter)}.`);
  }
}

/** Formats a waiting time for people: in seconds up to a minute, then in whole minutes, rounded up. */
export function formatWait(seconds: number): string {
  const [count, unit] = seconds <= 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** It cannot be done just now, the database being away or the server busy; it may be tried again after `retryAfter` seconds. */
export class Unavailable extends Refusal {
  constructor(
    message = 'The service is not available for a moment. Try again soon.',
    readonly retryAfter = 5,
  ) {
    super('unavailable', message);
  }
}

/** A file of ours could not be written or read, for a reason that the operator finds in the log as its `cause`. */
export class FileSystemFault extends Unavailable {
  constructor(cause: unknown) {
    super('The picture cannot be stored at the moment. Try again soon.');
    this.cause = cause;
  }
}

/** More is asked for just now than can be answered soon. */
export class Busy extends Unavailable {
  constructor() {
    super('Too many people are asking just now. Try again in a few seconds.');
  }
}

/** A write whose answer was lost on the way back: all of it was done, or nothing. */
export class OutcomeUnknown extends Unavailable {
  constructor() {
    super(
      'It is not known whether this was saved: the connection to the database was lost at that moment. ' +
        'Look whether it is there before you send it again.',
    );
  }
}

/** There is no room to store anything; the message says on which disk. What is stored can be read. */
export class StorageFull extends Refusal {
  constructor(message: string) {
    super('storageFull', message);
  }
}

/** A letter on its way. */
export interface Letter {
  /** The same however often it is sent, so that whoever gets it twice can tell. */
  messageId: string;
  to: readonly string[];
  /** Whom an answer goes to; the sender by default, and where the local part has other letters than ASCII. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** More lines of its head, each by its name. */
  headers?: Readonly<Record<string, string>>;
}

/** Why a letter could not be handed over, in one sentence for staff. */
export class NotMailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
  }
}

/** Takes letters to a mail server. */
export interface Post {
  /** Returns once the server has taken the letter; throws `NotMailed`, also when `signal` ends the try. */
  send(letter: Letter, signal: AbortSignal): Promise<void>;
}

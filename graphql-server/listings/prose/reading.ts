/** What a text says, once it is read: nothing is ever guessed in silence. */
export type Reading<Value, Proposal = Partial<Value>> =
  /** It says this and nothing else. */
  | { outcome: 'certain'; value: Value }
  /** It most likely says this: kept as a draft until somebody of the staff has answered. */
  | { outcome: 'question'; value: Value; question: string }
  /** It is for a person to read: nothing is kept, and what may be meant is proposed. */
  | { outcome: 'person'; reason: string; proposal?: Proposal };

/** What cannot be read by rule. */
export type ForPerson<Proposal = never> = { outcome: 'person'; reason: string; proposal?: Proposal };

/** Most characters of a text that is read by rule. */
const LONGEST = 300;

/** A value, certain when there is nothing to ask about it. */
export const read = <Value>(
  value: Value,
  questions: readonly string[],
): { outcome: 'certain'; value: Value } | { outcome: 'question'; value: Value; question: string } =>
  questions.length === 0
    ? { outcome: 'certain', value }
    : { outcome: 'question', value, question: questions.join(' ') };

export const forPerson = <Proposal = never>(reason: string, proposal?: Proposal): ForPerson<Proposal> =>
  proposal === undefined ? { outcome: 'person', reason } : { outcome: 'person', reason, proposal };

/** The reading of a text that is too long for a fact, before anything else is looked at. */
export const tooLong = (text: string): ForPerson | null =>
  text.length > LONGEST
    ? forPerson(`The text has ${text.length} characters, and more than ${LONGEST} are for a person to read.`)
    : null;

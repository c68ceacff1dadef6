import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Why the API did not do what was asked. */
export interface Fault {
  /** The API's word for it; without an answer of its own `UNREACHABLE` where nothing was sent, else `UNANSWERED`. */
  code: string;
  /** The API's sentence for people; none when no answer came. */
  sentence: string | null;
  /** One sentence for each field that broke a rule. */
  fields: Readonly<Record<string, string>>;
  /** The record that was made by the same press, when it came with something else before. */
  record: string | null;
}

/** Whether the server may have done what it was asked, though it did not say so. */
export const isUncertain = ({ code }: Fault): boolean =>
  ['UNANSWERED', 'SIGNED_OUT', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].includes(code);

/** Whether what had been sent before by the same press is known to have been done. */
export const isOfDone = ({ code, record }: Fault): boolean => code === 'NOT_FOUND' || record !== null;

/** Whether the same may do better a little later: nobody answered, or could answer just now, or knew whoever asked any more. */
export const mayPass = (fault: Fault): boolean =>
  isUncertain(fault) || ['UNREACHABLE', 'UNAUTHENTICATED', 'undefined'].includes(fault.code);

/** Said where it is still read by whoever has signed in since. */
const ENDED = 'Your session had ended.';

/** Why it was not done, in a sentence: the API's own, that the session had ended, or else that nobody answered. */
export const reasonOf = ({ code, sentence }: Fault, unreached = 'The server cannot be reached.'): string =>
  code === 'UNAUTHENTICATED' ? ENDED : (sentence ?? unreached);

/** There was no network to send it over, so that the server knows nothing of it. */
export class NotSent extends Error {}

/** The account that sent a request has signed out before the answer: nothing may be sent again in its name. */
export class SignedOut extends Error {}

/** Whether a request was given up because the server was silent for too long. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

interface ToldError {
  message: string;
  extensions?: { code?: unknown; fields?: unknown; record?: unknown };
}

/** What an error of the client means. */
export function faultOf(error: unknown): Fault {
  const told = toldBy(error);
  if (!told) {
    return { code: codeWithoutAnswer(error), sentence: null, fields: {}, record: null };
  }
  const { code, fields, record } = told.extensions ?? {};
  return {
    code: String(code),
    sentence: told.message,
    fields: (fields ?? {}) as Fault['fields'],
    record: typeof record === 'string' ? record : null,
  };
}

function codeWithoutAnswer(error: unknown): string {
  if (error instanceof NotSent) return 'UNREACHABLE';
  return error instanceof SignedOut ? 'SIGNED_OUT' : 'UNANSWERED';
}

/** The API's own error, which some doors send with a status that the client takes for the whole answer. */
function toldBy(error: unknown): ToldError | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  if (!ServerError.is(error)) return undefined;
  try {
    return (JSON.parse(error.bodyText) as { errors?: ToldError[] }).errors?.[0];
  } catch {
    return undefined;
  }
}

import type { GraphQLFormattedError } from 'graphql';
import { data, type Params, redirect } from 'react-router-dom';
import {
  type ContactMessageInput,
  SendContactMessageDocument,
  type SendContactMessageMutation,
} from '../../../schema/documents/site/layout/graphql.ts';
import { apiContext, type ActionArgs, type Api } from '../../data/api.ts';
import * as messages from './enquiry-messages.tsx';
import { createDraft } from './message-draft.ts';
import {
  DRAFT,
  failedForm,
  type FieldErrors,
  fieldNames,
  type FormError,
  type FormReply,
  HONEYPOT,
  parseListing,
  parseMessage,
  type RejectedForm,
  SHOWN_AT,
  type Submission,
  validateMessage,
} from './message.ts';

/** The message for a failed request (spec §8), with a hint if the browser is offline. */
const requestFailedMessage = (isServer: boolean): string =>
  isServer || navigator.onLine ? messages.requestFailed : messages.requestFailedOffline;

/** Why a message could not be sent. */
interface SendFailure extends FormError {
  text: string;
  fieldErrors: FieldErrors;
  /** True if the listing does not exist. */
  isListingMissing?: boolean;
}

/** Sends a message to the agency. Returns null if it was sent. Never rejects. */
async function sendMessage(
  api: Api,
  { typed, listing }: Submission,
  idempotencyKey: string,
): Promise<SendFailure | null> {
  const input = { ...typed, phone: typed.phone || undefined };
  const failure = await send(api, { ...input, listing }, idempotencyKey);
  // The listing may have been deleted since the page was opened; the message is sent without it.
  return failure?.isListingMissing ? send(api, input, `${idempotencyKey}-alone`) : failure;
}

async function send(
  { execute, report, isServer }: Api,
  input: ContactMessageInput,
  idempotencyKey: string,
): Promise<SendFailure | null> {
  try {
    const { data, errors } = await execute({
      document: SendContactMessageDocument,
      variables: { input },
      idempotencyKey,
    });
    if (errors?.[0]) return parseError(errors[0]);
    const isSent = (data as SendContactMessageMutation | null | undefined)?.sendContactMessage === true;
    return isSent ? null : { text: messages.notSent, fieldErrors: {} };
  } catch (error) {
    report(error);
    return { text: requestFailedMessage(isServer), fieldErrors: {} };
  }
}

function parseError({ message, extensions = {} }: GraphQLFormattedError): SendFailure {
  const fields = (extensions.fields ?? {}) as Record<string, string>;
  const fieldErrors: FieldErrors = {};
  for (const name of fieldNames) if (fields[name]) fieldErrors[name] = fields[name];
  const { code, retryAfter }: FormError = extensions;
  return {
    text: message || messages.notSent,
    fieldErrors,
    code,
    retryAfter,
    isListingMissing: 'listing' in fields,
  };
}

/** Milliseconds after the form appears before a message is sent: people do not type faster, robots do. */
const MIN_TYPING_TIME = 2000;

/**
 * Creates the action of a message form. Without JavaScript it redirects to `done`, so that a reload does not submit again; in
 * a browser the page stays and keeps its text.
 */
export const createMessageAction =
  (done: (params: Params) => string) =>
  async ({ request, params, context }: ActionArgs) => {
    const api = context.get(apiContext);
    const form = await request.formData();
    const submission = { typed: parseMessage(form), listing: parseListing(form) };
    const reject = (rejected: Omit<RejectedForm, keyof Submission>, error: FormError) =>
      failedForm<FormReply>({ ...submission, ...rejected }, error);
    const fieldErrors = validateMessage(submission.typed);
    if (Object.keys(fieldErrors).length > 0) return reject({ fieldErrors, text: '' }, INVALID);
    if (form.get(HONEYPOT))
      return reject({ fieldErrors, text: messages.honeypotFilled, isHoneypotFilled: true }, INVALID);

    if (api.isServer) {
      const failure = await sendMessage(api, submission, await idempotencyKeyOf(submission));
      return failure ? reject(failure, failure) : redirect(done(params), 303);
    }
    await waitUntil(Number(form.get(SHOWN_AT)) + MIN_TYPING_TIME);
    const draft = createDraft(form.get(DRAFT) as string);
    const failure = await sendMessage(api, submission, draft.idempotencyKeyOf(submission.typed));
    if (failure) return reject(failure, failure);
    draft.forget(submission.typed);
    return data<FormReply>({ sent: submission.typed });
  };

const INVALID: FormError = { code: 'BAD_USER_INPUT' };

const waitUntil = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/**
 * Derives an idempotency key from the message. A cached page cannot contain a key of its own, so a repeated submission is
 * recognized by its content.
 */
async function idempotencyKeyOf(sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return Buffer.from(digest).toString('base64url');
}

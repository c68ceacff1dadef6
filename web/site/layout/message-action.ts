import { data, type Params, redirect } from 'react-router-dom';
import {
  type ContactMessageInput,
  SendContactMessageDocument,
} from '../../../schema/documents/site/layout/graphql.ts';
import { apiContext, type ActionArgs, type Api } from '../../data/api.ts';
import * as messages from './enquiry-messages.tsx';
import { failedForm, type FormError, runMutation } from './form-action.ts';
import { deleteDraft, idempotencyKeyOf } from './message-draft.ts';
import {
  DRAFT,
  type FieldErrors,
  fieldNames,
  type FormReply,
  HONEYPOT,
  parseListing,
  parseMessage,
  type RejectedForm,
  SHOWN_AT,
  type Submission,
  validateMessage,
} from './message.ts';

/** Sends a message to the agency. Returns null if it was sent. Never rejects. */
async function sendMessage(
  api: Api,
  { typed, listing }: Submission,
  idempotencyKey: string,
): Promise<FormError | null> {
  const input = { ...typed, phone: typed.phone || undefined };
  const send = (input: ContactMessageInput, key: string) =>
    runMutation(api, SendContactMessageDocument, { input }, key);
  const error = await send({ ...input, listing }, idempotencyKey);
  // The listing may have been deleted since the page was opened; the message is sent without it.
  return error?.fields?.listing ? send(input, `${idempotencyKey}-alone`) : error;
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
    const showErrors = (
      rejected: Omit<RejectedForm, keyof Submission>,
      error: Pick<FormError, 'code'> = INVALID,
    ) => failedForm<FormReply>({ ...submission, ...rejected }, error);
    const fieldErrors = validateMessage(submission.typed);
    if (Object.keys(fieldErrors).length > 0) return showErrors({ fieldErrors, text: '' });
    if (form.get(HONEYPOT))
      return showErrors({ fieldErrors, text: messages.honeypotFilled, isHoneypotFilled: true });
    const rejectByApi = (error: FormError) =>
      showErrors({ fieldErrors: errorsOfForm(error), text: error.text || messages.notSent }, error);

    if (api.isServer) {
      const error = await sendMessage(api, submission, await createContentKey(submission));
      return error ? rejectByApi(error) : redirect(done(params), 303);
    }
    await waitUntil(Number(form.get(SHOWN_AT)) + MIN_TYPING_TIME);
    const draft = form.get(DRAFT) as string;
    const error = await sendMessage(api, submission, idempotencyKeyOf(draft, submission.typed));
    if (error) return rejectByApi(error);
    deleteDraft(draft, submission.typed);
    return data<FormReply>({ sent: submission.typed });
  };

/** Returns the errors of fields that the form has; the message of the API says the others. */
function errorsOfForm({ fields = {} }: FormError): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of fieldNames) if (fields[name]) errors[name] = fields[name];
  return errors;
}

const INVALID = { code: 'BAD_USER_INPUT' };

const waitUntil = (moment: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())));

/**
 * Derives an idempotency key from the message. A cached page cannot contain a key of its own, so a repeated submission is
 * recognized by its content.
 */
async function createContentKey(sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return Buffer.from(digest).toString('base64url');
}

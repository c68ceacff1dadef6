import {
  data,
  redirect,
  type ActionFunctionArgs,
  type Params,
  type RouterContextProvider,
} from 'react-router-dom';
import { rendering } from '../../data/page-query.ts';
import type { Returned } from './message-form.tsx';
import { faultsIn, listingIn, messageIn, TRAP } from './message.ts';
import { refused } from './refused.ts';
import { NOT_SENT, sendMessage } from './send-message.ts';

/** Takes a message from a browser without scripts; the page it is led to when `done` can be loaded anew. */
export const receiveMessage =
  (done: (params: Params) => string) =>
  async ({ request, params, context }: ActionFunctionArgs<RouterContextProvider>) => {
    const server = context.get(rendering);
    if (!server) throw new Error('Forms are received on the server.');
    const form = await request.formData();
    const returned = { typed: messageIn(form), listing: listingIn(form) };
    const faults = faultsIn(returned.typed);
    if (form.get(TRAP)) return data<Returned>({ ...returned, faults: {}, text: NOT_SENT }, { status: 400 });
    if (Object.keys(faults).length > 0) {
      return data<Returned>({ ...returned, faults, text: '' }, { status: 400 });
    }

    const press = await pressOf(returned);
    const reply = await sendMessage(server.api.execute, returned.typed, { press, listing: returned.listing });
    if (reply.sent) return redirect(done(params), 303);
    if (reply.fault) server.report(reply.fault);
    return refused<Returned>({ ...returned, faults: reply.faults, text: reply.text }, reply);
  };

/**
 * A page without scripts is the same for all who see it and can name no press of its own: what is sent by it names it.
 * Whoever presses twice, or again because no answer came, has said it once.
 */
async function pressOf(sent: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sent)));
  return Buffer.from(digest).toString('base64url');
}

import {
  redirect,
  useActionData,
  useLocation,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { ConfirmSearchDocument, StopSearchDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { parseSearch, printSearch } from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { failedForm } from '../layout/message.ts';
import { runMutation } from './form-action.ts';
import * as messages from './saved-search-messages.tsx';
import { formatSearchName } from './saved-searches.ts';

/** Messages of completed actions, by the parameter `done`. */
const DONE_TEXTS = new Map([
  ['asked', messages.checkInbox],
  ['confirmed', messages.confirmed],
  ['stopped', messages.stopped],
]);

interface FormState {
  text: string;
}

/** Confirms or ends a subscription. A link alone changes nothing, because mail scanners open links too. */
export async function action(args: ActionFunctionArgs<RouterContextProvider>) {
  const words = new URL(args.request.url).searchParams;
  const token = words.get('confirm') ?? words.get('stop') ?? '';
  const isConfirmed = words.has('confirm');
  const result = await runMutation(args, isConfirmed ? ConfirmSearchDocument : StopSearchDocument, {
    token,
  });
  if (result.isDone)
    return redirect(`${paths.savedSearch}?done=${isConfirmed ? 'confirmed' : 'stopped'}`, 303);
  const isInvalidLink = result.text === '';
  return failedForm<FormState>(
    { text: isInvalidLink ? messages.invalidLink : result.text },
    isInvalidLink ? { code: 'NOT_FOUND' } : result,
  );
}

/** Parses the search in the link of an email, which is shown only; the server identifies it by the token. */
function parseLinkedSearch(words: URLSearchParams): string {
  return printSearch({
    ...parseSearch(new URLSearchParams(words.get('search') ?? '')),
    words: '',
    page: 1,
    view: 'LIST',
  });
}

/** The page that links in emails open. */
export function Component() {
  const { pathname, search } = useLocation();
  const formState = useActionData<FormState>();
  const words = new URLSearchParams(search);
  const done = DONE_TEXTS.get(words.get('done') ?? '');
  return (
    <div className="measure">
      <PageHead title={messages.title} description={messages.description} path={paths.savedSearch} />
      <meta name="robots" content="noindex" />
      {words.has('confirm') || words.has('stop') ? (
        <Notice heading text={words.has('confirm') ? messages.confirmTitle : messages.stopTitle}>
          {words.has('confirm') && (
            <p>{messages.confirmText(<strong>{formatSearchName(parseLinkedSearch(words))}</strong>)}</p>
          )}
          <form method="post" action={`${pathname}${search}`}>
            <Button type="submit">{words.has('confirm') ? messages.confirm : messages.stop}</Button>
          </form>
          {formState && <p role="alert">{formState.text}</p>}
        </Notice>
      ) : (
        <Notice heading text={done ?? messages.invalidLink}>
          <ArrowLink href={paths.search}>{messages.searchHomes}</ArrowLink>
        </Notice>
      )}
    </div>
  );
}

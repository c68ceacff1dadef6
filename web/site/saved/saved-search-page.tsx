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
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { agency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { failedForm } from '../layout/form-error.ts';
import { receive } from './deed.ts';
import { nameOf } from './saved-searches.ts';

const TITLE = 'New homes by mail';

/** What is said once something was done. */
const DONE = new Map([
  ['asked', 'Look into your mailbox: a letter to confirm your address is on its way.'],
  ['confirmed', 'It is confirmed. New homes are mailed to you, once a day at most.'],
  ['stopped', 'No more of these letters will come.'],
]);

const NONE = 'This link is not one of ours, or it is too old.';

interface Returned {
  text: string;
}

/** Confirms or ends letters: nothing is done by following a link, which programs do as well. */
export async function action(received: ActionFunctionArgs<RouterContextProvider>) {
  const words = new URL(received.request.url).searchParams;
  const token = words.get('confirm') ?? words.get('stop') ?? '';
  const isConfirmed = words.has('confirm');
  const outcome = await receive(received, isConfirmed ? ConfirmSearchDocument : StopSearchDocument, {
    token,
  });
  if (outcome.isDone)
    return redirect(`${paths.savedSearch}?done=${isConfirmed ? 'confirmed' : 'stopped'}`, 303);
  const isNone = outcome.text === '';
  return failedForm<Returned>(
    { text: isNone ? NONE : outcome.text },
    isNone ? { code: 'NOT_FOUND' } : outcome,
  );
}

/** The search that the link of a letter carries, beside the token by which the server knows it. */
function searchIn(words: URLSearchParams): string {
  return printSearch({
    ...parseSearch(new URLSearchParams(words.get('search') ?? '')),
    words: '',
    page: 1,
    view: 'LIST',
  });
}

/** Where the links of letters lead. */
export function Component() {
  const { pathname, search } = useLocation();
  const returned = useActionData<Returned>();
  const words = new URLSearchParams(search);
  const done = DONE.get(words.get('done') ?? '');
  return (
    <div className="measure">
      <PageHead
        title={TITLE}
        description="Letters about a search that you have saved."
        path={paths.savedSearch}
      />
      <meta name="robots" content="noindex" />
      {words.has('confirm') || words.has('stop') ? (
        <Notice
          heading
          text={words.has('confirm') ? 'Have new homes mailed to you?' : 'Have no more of these letters?'}
        >
          {words.has('confirm') && (
            <p>
              {agency.name} will mail you new homes, at most once a day, for this search:{' '}
              <strong>{nameOf(searchIn(words))}</strong>
            </p>
          )}
          <form method="post" action={`${pathname}${search}`}>
            <Button type="submit">{words.has('confirm') ? 'Confirm' : 'Stop the letters'}</Button>
          </form>
          {returned && <p role="alert">{returned.text}</p>}
        </Notice>
      ) : (
        <Notice heading text={done ?? NONE}>
          <ArrowLink href={paths.search}>Search homes</ArrowLink>
        </Notice>
      )}
    </div>
  );
}

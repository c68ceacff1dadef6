import { Form, Link, redirect, useActionData, useLoaderData, useLocation } from 'react-router-dom';
import {
  ConfirmSearchDocument,
  MailedSearchDocument,
  StopSearchDocument,
} from '../../../schema/documents/site/saved/graphql.ts';
import {
  apiContext,
  loadPage,
  OPTIONAL,
  useResult,
  type ActionArgs,
  type LoaderArgs,
} from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAgency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { failedForm, runMutation } from '../layout/form-action.ts';
import * as messages from './saved-search-messages.tsx';

/** Messages of completed actions, by the parameter `done`. */
const getDoneText = (done: string): string | undefined =>
  new Map([
    ['asked', messages.checkInbox],
    ['confirmed', messages.confirmed],
    ['stopped', messages.stopped],
  ]).get(done);

const tokenIn = (words: URLSearchParams): string | null => words.get('confirm') ?? words.get('stop');

/** The start of a token, whose signature has 43 characters: mail programs break long links. */
const CUT_TOKEN = /^[\w-]*(?:\.[\w-]*(?:\.[\w-]{0,42})?)?$/;

const invalidLinkText = (token: string): string =>
  CUT_TOKEN.test(token) ? messages.cutLink : messages.invalidLink;

/** Loads the saved search that the token of the link belongs to. */
export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const token = tokenIn(new URL(request.url).searchParams);
  const search = token === null ? null : api.query(MailedSearchDocument, { token }, OPTIONAL);
  return loadPage(api, { search }, ({ search }) =>
    search?.state === 'loaded' && search.data.savedSearch === null ? 404 : 200,
  );
};

interface FormState {
  text: string;
}

/** Confirms or ends a subscription. A link alone changes nothing, because mail scanners open links too. */
export async function action({ request, context }: ActionArgs) {
  const words = new URL(request.url).searchParams;
  const token = tokenIn(words) ?? '';
  const isConfirmed = words.has('confirm');
  const document = isConfirmed ? ConfirmSearchDocument : StopSearchDocument;
  const error = await runMutation(context.get(apiContext), document, { token });
  if (!error) return redirect(`${paths.savedSearch}?done=${isConfirmed ? 'confirmed' : 'stopped'}`, 303);
  return error.text === ''
    ? failedForm<FormState>({ text: invalidLinkText(token) }, { code: 'NOT_FOUND' })
    : failedForm<FormState>({ text: error.text }, error);
}

/** The page that links in emails open. */
export function Component() {
  const { pathname, search } = useLocation();
  const formState = useActionData<FormState>();
  const words = new URLSearchParams(search);
  const done = getDoneText(words.get('done') ?? '');
  const token = tokenIn(words);
  const result = useResult(useLoaderData<typeof loader>().search);
  const saved = result.state === 'loaded' ? result.data.savedSearch : undefined;
  const isConfirm = words.has('confirm');
  const { name: agency } = useAgency();
  const name = saved && (
    <Link to={saved.search === '' ? paths.search : `${paths.search}?${saved.search}`}>{saved.name}</Link>
  );
  return (
    <div className="measure">
      <PageHead title={messages.title} description={messages.description} path={paths.savedSearch} />
      <meta name="robots" content="noindex" />
      {token !== null && saved !== null ? (
        <Notice heading text={isConfirm ? messages.confirmTitle : messages.stopTitle}>
          {isConfirm && <p>{messages.confirmText(agency, name)}</p>}
          {!isConfirm && name && <p>{messages.stopText(name)}</p>}
          <Form method="post" action={`${pathname}${search}`}>
            <Button type="submit">{isConfirm ? messages.confirm : messages.stop}</Button>
          </Form>
          {formState && <p role="alert">{formState.text}</p>}
        </Notice>
      ) : (
        <Notice heading text={done ?? (token === null ? messages.invalidLink : invalidLinkText(token))}>
          <ArrowLink href={paths.search}>{messages.searchHomes}</ArrowLink>
        </Notice>
      )}
    </div>
  );
}

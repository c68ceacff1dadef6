import { useEffect, useRef, type MouseEvent } from 'react';
import { Form, Link, redirect, useActionData, useLoaderData, useLocation } from 'react-router-dom';
import {
  InterpretedSearchDocument,
  SaveSearchDocument,
  SearchesMailedDocument,
} from '../../../schema/documents/site/saved/graphql.ts';
import { formatSearchName } from '../../../schema/search-labels.ts';
import { printSearch } from '../../../schema/search.ts';
import {
  apiContext,
  loadPage,
  OPTIONAL,
  useResult,
  type ActionArgs,
  type LoaderArgs,
} from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { failedForm, runMutation } from '../layout/form-action.ts';
import { PageHead } from '../layout/page-head.tsx';
import { reportBlocked } from '../layout/saved-homes.ts';
import * as messages from './save-search-messages.ts';
import { MAX_SAVED_SEARCHES, savedSearches } from './saved-searches.ts';
import './saved.css';
import { allHomes, createHomeFilter, parseScopedSearch } from '../search/search-query.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useInBrowser } from '../../ui/in-browser.ts';
import { focusNext } from '../../ui/keyboard.ts';
import { useStoredValue } from '../../ui/stored.ts';

/** Saves a search in this browser. */
function SaveSearchButton({ search }: { search: string }) {
  const saved = useStoredValue(savedSearches);
  const isSaved = saved.some((one) => one.search === search);
  if (!useInBrowser()) {
    return (
      <noscript>
        <section aria-labelledby="in-browser">
          <h2 id="in-browser">{messages.inBrowserTitle}</h2>
          <p>{messages.withoutScript}</p>
        </section>
      </noscript>
    );
  }

  function save({ currentTarget: button }: MouseEvent<HTMLElement>) {
    focusNext(button, [], button.closest('section'));
    const isDone = savedSearches.change((now) => [
      { search, seen: Date.now() },
      ...now.filter((one) => one.search !== search),
    ]);
    if (!isDone) reportBlocked();
  }

  return (
    <section aria-labelledby="in-browser" tabIndex={-1}>
      <h2 id="in-browser">{messages.inBrowserTitle}</h2>
      <p>{messages.inBrowserText}</p>
      <p role="status">
        {isSaved && (
          <>
            {messages.isSaved} <Link to={paths.favourites}>{messages.seeSaved}</Link>
          </>
        )}
        {!isSaved && saved.length >= MAX_SAVED_SEARCHES && (
          <>
            {messages.tooMany(MAX_SAVED_SEARCHES)} <Link to={paths.favourites}>{messages.removeFirst}</Link>
          </>
        )}
      </p>
      {!isSaved && saved.length < MAX_SAVED_SEARCHES && (
        <button className="button button-quiet" type="button" onClick={save}>
          {messages.save}
        </button>
      )}
    </section>
  );
}

interface FormState {
  email: string;
  text: string;
}

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const search = parseScopedSearch(allHomes, new URL(request.url).searchParams);
  const filter = createHomeFilter(allHomes, search);
  return loadPage(api, {
    mailOption: api.query(SearchesMailedDocument, {}, OPTIONAL),
    /** How the words of the search were interpreted, for its name. */
    interpreted: filter.words ? api.query(InterpretedSearchDocument, { filter }, OPTIONAL) : null,
  });
};

/** Parses and prints the search of a query string. */
const parseQuery = (words: URLSearchParams): string =>
  printSearch({ ...parseScopedSearch(allHomes, words), sort: 'NEWEST', view: 'LIST', page: 1 });

/** Subscribes an email address to new homes of the search. */
export async function action({ request, context }: ActionArgs) {
  const form = await request.formData();
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const search = parseQuery(new URL(request.url).searchParams);
  const error = await runMutation(context.get(apiContext), SaveSearchDocument, { email, search });
  return error
    ? failedForm<FormState>({ email, text: error.text }, error)
    : redirect(`${paths.savedSearch}?done=asked`, 303);
}

/** Saves a search in the browser or subscribes to it by email. */
export function Component() {
  const { search: query } = useLocation();
  const { mailOption, interpreted } = useLoaderData<typeof loader>();
  const result = useResult(mailOption);
  const interpretation = useResult(interpreted);
  const formState = useActionData<FormState>();
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (formState) email.current?.focus(); // screen readers say the error with the field
  }, [formState]);
  const search = parseQuery(new URLSearchParams(query));
  const words = search === '' ? '' : `?${search}`;
  return (
    <div className="measure save-search">
      <PageHead
        title={messages.title}
        description={messages.description}
        path={`${paths.saveSearch}${words}`}
      />
      <meta name="robots" content="noindex" />
      <p className="record-back">
        <ArrowLink href={`${paths.search}${words}`} to="back">
          {messages.backToSearch}
        </ArrowLink>
      </p>
      <h1>{messages.title}</h1>
      <p className="save-search-name">
        {formatSearchName(
          parseScopedSearch(allHomes, new URLSearchParams(search)),
          interpretation.state === 'loaded' ? interpretation.data.interpreted.interpretation : null,
        )}
      </p>
      <SaveSearchButton search={search} />
      {result.state === 'loaded' && result.data.canMailSearches && (
        <section aria-labelledby="by-mail">
          <h2 id="by-mail">{messages.byEmailTitle}</h2>
          <p>{messages.byEmailText}</p>
          <Form className="save-search-form" method="post" action={`${paths.saveSearch}${words}`}>
            <Field
              ref={email}
              label={messages.email}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={formState?.email}
              error={formState?.text}
            />
            <Button type="submit">{messages.subscribe}</Button>
          </Form>
        </section>
      )}
    </div>
  );
}

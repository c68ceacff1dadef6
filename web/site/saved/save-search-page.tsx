import {
  useActionData,
  useLocation,
  redirect,
  type ActionFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { SaveSearchDocument, SearchesMailedDocument } from '../../../schema/documents/site/saved/graphql.ts';
import { printSearch } from '../../../schema/search.ts';
import { pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { allHomes, parseScopedSearch } from '../search/search-query.ts';
import { failedForm } from '../layout/form-error.ts';
import { receive } from './deed.ts';
import { KeepSearch } from './keep-search.tsx';
import './saved.css';
import { nameOf } from './saved-searches.ts';

const TITLE = 'Save a search';

interface Returned {
  email: string;
  text: string;
}

const mailed = pageQuery({ document: SearchesMailedDocument, variables: () => ({}), isOptional: true });

export const { loader } = mailed;

/** The search that stands after the question mark of an address. */
const searchedAt = (words: URLSearchParams): string =>
  printSearch({ ...parseScopedSearch(allHomes, words), sort: 'NEWEST', view: 'LIST', page: 1 });

/** Takes note of an address to which what is new in the search is to be mailed. */
export async function action(received: ActionFunctionArgs<RouterContextProvider>) {
  const form = await received.request.formData();
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const search = searchedAt(new URL(received.request.url).searchParams);
  const outcome = await receive(received, SaveSearchDocument, { email, search });
  if (outcome.isDone) return redirect(`${paths.savedSearch}?done=asked`, 303);
  return failedForm<Returned>({ email, text: outcome.text }, outcome);
}

/** One search, to be kept in the browser or mailed about. */
export function Component() {
  const { search: query } = useLocation();
  const result = mailed.useResult();
  const returned = useActionData<Returned>();
  const search = searchedAt(new URLSearchParams(query));
  const words = search === '' ? '' : `?${search}`;
  return (
    <div className="measure save-search">
      <PageHead
        title={TITLE}
        description="Keep a search in your browser, or have what is new in it mailed to you."
        path={`${paths.saveSearch}${words}`}
      />
      <meta name="robots" content="noindex" />
      <p className="record-back">
        <ArrowLink href={`${paths.search}${words}`} to="back">
          Back to the search
        </ArrowLink>
      </p>
      <h1>{TITLE}</h1>
      <p className="save-search-name">{nameOf(search)}</p>
      <KeepSearch search={search} />
      {result.state === 'here' && result.data.canMailSearches && (
        <section aria-labelledby="by-mail">
          <h2 id="by-mail">New homes by mail</h2>
          <p>
            Once a day at most, and only when there are new homes. First you get a letter by which you confirm
            your address; each letter has a link that ends them.
          </p>
          <form className="save-search-form" method="post" action={`${paths.saveSearch}${words}`}>
            <Field
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={returned?.email}
              error={returned?.text}
            />
            <Button type="submit">Send me new homes</Button>
          </form>
        </section>
      )}
    </div>
  );
}

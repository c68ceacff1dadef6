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
import { runMutation } from './form-action.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import * as messages from './save-search-messages.ts';
import './saved.css';
import { formatSearchName } from './saved-searches.ts';

interface FormState {
  email: string;
  text: string;
}

const mailOption = pageQuery({ document: SearchesMailedDocument, variables: () => ({}), isOptional: true });

export const { loader } = mailOption;

/** Parses and prints the search of a query string. */
const parseQuery = (words: URLSearchParams): string =>
  printSearch({ ...parseScopedSearch(allHomes, words), sort: 'NEWEST', view: 'LIST', page: 1 });

/** Subscribes an email address to new homes of the search. */
export async function action(args: ActionFunctionArgs<RouterContextProvider>) {
  const form = await args.request.formData();
  const typed = form.get('email');
  const email = typeof typed === 'string' ? typed : '';
  const search = parseQuery(new URL(args.request.url).searchParams);
  const result = await runMutation(args, SaveSearchDocument, { email, search });
  if (result.isDone) return redirect(`${paths.savedSearch}?done=asked`, 303);
  return failedForm<FormState>({ email, text: result.text }, result);
}

/** Saves a search in the browser or subscribes to it by email. */
export function Component() {
  const { search: query } = useLocation();
  const result = mailOption.useResult();
  const formState = useActionData<FormState>();
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
      <p className="save-search-name">{formatSearchName(search)}</p>
      <SaveSearchButton search={search} />
      {result.state === 'here' && result.data.canMailSearches && (
        <section aria-labelledby="by-mail">
          <h2 id="by-mail">{messages.byEmailTitle}</h2>
          <p>{messages.byEmailText}</p>
          <form className="save-search-form" method="post" action={`${paths.saveSearch}${words}`}>
            <Field
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
          </form>
        </section>
      )}
    </div>
  );
}

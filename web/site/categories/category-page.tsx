import { generatePath, useLoaderData } from 'react-router-dom';
import { CategoryDocument, type CategoryQuery } from '../../../schema/documents/site/categories/graphql.ts';
import { apiContext, loadPage, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { truncate, splitLines } from '../../ui/lines.ts';
import { Picture } from '../../ui/picture.tsx';
import { DescribedLinks, getListLinks } from '../layout/described-links.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { RecordPage, recordStatus } from '../layout/record-page.tsx';
import * as messages from './messages.ts';
import './category.css';

type CategoryRecord = NonNullable<CategoryQuery['record']>;

/** What a link in a list knows of a category. */
type CategoryPreview = Pick<CategoryRecord, 'id' | 'title' | 'picture'> & Partial<CategoryRecord>;

const SIZES = '(min-width: 83.5rem) max(716px, 37vw), (min-width: 64rem) 56vw, 100vw';

export const loader = ({ params: { id = '' }, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, { category: api.query(CategoryDocument, { id }) }, ({ category }) =>
    recordStatus(category),
  );
};

/** The page of a category with links to the contact page and to the lists of homes. */
export function Component() {
  const { category } = useLoaderData<typeof loader>();
  return (
    <RecordPage<CategoryRecord, CategoryPreview>
      className="category"
      record={category}
      back={{ href: paths.home, label: messages.backToHome }}
      texts={{ loading: messages.loading, missing: messages.notFound, failed: messages.loadFailed }}
      skeleton={<CategorySkeleton text={messages.loading} />}
      footer={<DescribedLinks label={messages.lists} links={Object.values(getListLinks())} />}
    >
      {(category, { isLoading }) => <Category category={category} isLoading={isLoading} />}
    </RecordPage>
  );
}

function CategorySkeleton({ text }: { text: string }) {
  return (
    <div className="category-body" aria-busy="true">
      <title>{text}</title>
      <div className="category-picture">
        <div className="picture" />
      </div>
      <p className="category-skeleton" role="status">
        {text}
      </p>
    </div>
  );
}

function Category({ category, isLoading }: { category: CategoryPreview; isLoading: boolean }) {
  const { id, title, description, picture } = category;
  return (
    <>
      <PageHead
        title={title}
        description={truncate(description ?? title, 155)}
        path={generatePath(paths.category, { id })}
        picture={picture}
      />
      <div className="category-body">
        <div className="category-picture">
          <Picture picture={picture} alt={title} sizes={SIZES} priority="first" />
        </div>
        <div className="category-words">
          <h1>{title}</h1>
          {isLoading && description === undefined && <p className="category-skeleton">{messages.loading}</p>}
          {splitLines(description ?? '').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <ButtonLink href={`${paths.contact}?${new URLSearchParams({ about: title }).toString()}`}>
            {messages.enquire}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

import { generatePath, Link } from 'react-router-dom';
import type { DreamHomesQuery } from '../../../schema/documents/site/home/graphql.ts';
import type { QueryState } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { Loading, waiting } from '../../ui/list.tsx';
import { EmptyState, RetryMessage } from '../../ui/notice.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLast } from '../../ui/use-last.ts';
import { previewState } from '../layout/preview-state.ts';
import * as messages from './messages.ts';
import { Section } from './sections.tsx';
import './dream-homes.css';

type Categories = DreamHomesQuery['categories'];

const SIZES = '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, 46vw';

/** Categories of homes, six to a page (spec §2). */
export function DreamHomes({ result }: { result: QueryState<DreamHomesQuery> }) {
  const found = result.state === 'loaded' ? result.data.categories : null;
  const last = useLast(found);
  return (
    <Section id="categories" title={messages.categoriesTitle}>
      <Cards state={result.state} found={last} />
      {last && (
        <Pager
          page={found?.page ?? last.page}
          totalPages={last.totalPages}
          label={messages.categories}
          at="categories"
        />
      )}
    </Section>
  );
}

interface CardsProps {
  state: QueryState<unknown>['state'];
  /** The categories; while the next page is loading, those of the previous page. */
  found: Categories | null;
}

function Cards({ state, found }: CardsProps) {
  if (state === 'failed') {
    return (
      <>
        <p className="home-section-failed" role="alert">
          {messages.categoriesFailed}
        </p>
        <RetryMessage />
      </>
    );
  }
  const isWaiting = state === 'loading';
  if (!found || (isWaiting && found.items.length === 0)) return <Skeleton />;
  const { items } = found;
  if (items.length === 0) return <EmptyState text={messages.noCategories} />;
  return (
    <>
      {isWaiting && <Loading text={messages.loadingCategories} />}
      <div className="dream-homes" {...waiting(isWaiting)}>
        {items.map((category) => (
          <Category key={category.id} {...category} />
        ))}
      </div>
    </>
  );
}

function Category({ id, title, picture }: Categories['items'][number]) {
  return (
    <article className="dream-home">
      <Picture picture={picture} alt="" sizes={SIZES} />
      <div className="dream-home-caption">
        <h3>{title}</h3>
        <Link to={generatePath(paths.category, { id })} state={previewState({ id, title, picture })}>
          {messages.readMore}
          <span className="visually-hidden">{messages.aboutCategory(title)}</span>
          <Arrow to="next" />
        </Link>
      </div>
    </article>
  );
}

const Skeleton = () => (
  <div className="dream-homes" aria-busy="true">
    <Loading text={messages.loadingCategories} />
    {Array.from({ length: 6 }, (_, index) => (
      <div key={index} className="dream-home" aria-hidden="true" />
    ))}
  </div>
);

import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useResult, type Loadable, type QueryState } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { ListSkeleton, List, ListHeading, Loading } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import { Pager } from '../../ui/pager.tsx';
import { useLast } from '../../ui/use-last.ts';
import { PageHead } from './page-head.tsx';
import * as messages from './frame-messages.ts';

/** The number of items on a page of a list (spec §9). */
export const PER_PAGE = 6;

/** A page of items with its position in the list. */
export interface ListedPage<Item> {
  items: readonly Item[];
  page: number;
  total: number;
  totalPages: number;
}

interface ContentProps<Item> {
  title: string;
  loading: string;
  none: string;
  renderItem: (item: Item, priority: 'first' | 'later') => ReactNode;
  /** The pager; the list has only its first page if there is none. */
  pager?: 'numbers' | 'short';
  /** Shown after the first page if there are more. */
  renderMore?: (count: number) => ReactNode;
}

interface ListPageProps<Item> extends ContentProps<Item> {
  found: Loadable<{ found: ListedPage<Item> }>;
  path: string;
  description: string;
  /** Formats the number of items and the position of the page, if there are any. */
  formatPosition: (found: ListedPage<unknown>) => string;
  /** Shown below the list. */
  children?: ReactNode;
}

/** A page of a list: heading, number of items, six items and a pager. */
export function ListPage<Item extends { id: string }>({
  found: query,
  path,
  description,
  formatPosition,
  children,
  ...content
}: ListPageProps<Item>) {
  const { title, pager } = content;
  const result = useResult(query);
  const found = result.state === 'loaded' ? result.data.found : null;
  const [search] = useSearchParams();
  const page = found?.page ?? (pager ? pageNumber(search) : 1);
  return (
    <div className="measure">
      <PageHead
        title={messages.pageTitle(title, page)}
        description={description}
        path={page === 1 ? path : `${path}?page=${page}`}
      />
      <ListHeading title={title}>{found && found.total > 0 && formatPosition(found)}</ListHeading>
      <ListContent result={result} {...content} />
      {children}
    </div>
  );
}

/** The items of a page of a list, or its loading, error or empty state. */
export function ListContent<Item extends { id: string }>({
  result,
  title,
  loading,
  none,
  renderItem,
  pager,
  renderMore,
}: ContentProps<Item> & { result: QueryState<{ found: ListedPage<Item> }> }) {
  const found = useLast(result.state === 'loaded' ? result.data.found : null);
  if (result.state === 'failed') {
    return (
      <Notice text={none}>
        <RetryMessage />
      </Notice>
    );
  }
  const isWaiting = result.state === 'loading';
  if (!found || (isWaiting && found.items.length === 0))
    return <ListSkeleton text={loading} count={PER_PAGE} />;
  const { items, total, page, totalPages } = found;
  if (items.length === 0) {
    const about = new URLSearchParams({ about: title }).toString();
    return (
      <Notice text={none}>
        <ArrowLink href={`${paths.contact}?${about}`}>{messages.askForOthers}</ArrowLink>
      </Notice>
    );
  }
  return (
    <>
      {isWaiting && <Loading text={loading} />}
      <List isWaiting={isWaiting}>
        {items.map((item, index) => (
          <Fragment key={item.id}>{renderItem(item, index === 0 ? 'first' : 'later')}</Fragment>
        ))}
      </List>
      {pager && <Pager page={page} totalPages={totalPages} label={title} isShort={pager === 'short'} />}
      {total > items.length && renderMore?.(total - items.length)}
    </>
  );
}

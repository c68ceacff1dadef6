import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupDigits } from '../../ui/format.tsx';
import { pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { ListSkeleton, List, ListHeading, Loading } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import type { PagerProps } from '../../ui/pager.tsx';
import { useLast } from '../../ui/use-last.ts';
import { PageHead } from './page-head.tsx';
import * as messages from './frame-messages.ts';

/** The number of items on a page of a list (spec §9). */
export const PER_PAGE = 6;

/** A page of items with its position in the list. */
interface Found<Item> {
  items: readonly Item[];
  page: number;
  total: number;
  totalPages: number;
}

interface ItemProps<Item> {
  item: Item;
  /** The loading priority of the picture. */
  priority: 'first' | 'later';
}

/** A list: its query, texts and components. */
export interface ListKind<Item> {
  document: TypedDocumentNode<{ found: Found<Item> }, { page: number; limit: number }>;
  path: string;
  title: string;
  description: string;
  /** The noun for the items. */
  counted: { one: string; many: string };
  loading: string;
  none: string;
  Item: ComponentType<ItemProps<Item>>;
  /** The pager; without it only the first page is shown. */
  Pager?: ComponentType<PagerProps>;
  /** Shown after the first page if there are more. */
  Rest?: ComponentType<{ count: number }>;
  /** Shown below the list. */
  After?: ComponentType;
}

/** Creates a page of a list: heading, number of items, six items and a pager. */
export function createListPage<Item extends { id: string }>(kind: ListKind<Item>) {
  const { path, title, Pager, After } = kind;
  const getPage = (search: URLSearchParams) => (Pager ? pageNumber(search) : 1);
  const query = pageQuery({
    document: kind.document,
    variables: ({ search }) => ({ page: getPage(search), limit: PER_PAGE }),
  });

  function Component() {
    const result = query.useResult();
    const found = result.state === 'loaded' ? result.data.found : null;
    const [search] = useSearchParams();
    const page = found?.page ?? getPage(search);
    return (
      <div className="measure">
        <PageHead
          title={page === 1 ? title : `${title}, page ${page}`}
          description={kind.description}
          path={page === 1 ? path : `${path}?page=${page}`}
        />
        <ListHeading title={title}>{found && formatPosition(found)}</ListHeading>
        <ListContent result={result} {...kind} />
        {After && <After />}
      </div>
    );
  }

  function formatPosition({ items, total, page, totalPages }: Found<Item>): string | null {
    const { one, many } = kind.counted;
    if (total === 0) return null;
    if (!Pager && items.length < total) return `The newest ${items.length} of ${groupDigits(total)} ${many}`;
    const count = total === 1 ? `1 ${one}` : `${groupDigits(total)} ${many}`;
    return totalPages === 1 ? count : `${count}, page ${page} of ${totalPages}`;
  }

  return { loader: query.loader, Component };
}

type ContentKind<Item> = Pick<ListKind<Item>, 'title' | 'loading' | 'none' | 'Item' | 'Pager' | 'Rest'>;

interface ContentProps<Item> extends ContentKind<Item> {
  result: QueryResult<{ found: Found<Item> }>;
}

/** The items of a page of a list, or its loading, error or empty state. */
export function ListContent<Item extends { id: string }>({
  result,
  title,
  loading,
  none,
  Item,
  Pager,
  Rest,
}: ContentProps<Item>) {
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
          <Item key={item.id} item={item} priority={index === 0 ? 'first' : 'later'} />
        ))}
      </List>
      {Pager && <Pager page={page} totalPages={totalPages} of={title} />}
      {Rest && total > items.length && <Rest count={total - items.length} />}
    </>
  );
}

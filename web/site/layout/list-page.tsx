import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupDigits } from '../../ui/group-digits.ts';
import { pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ListSkeleton, List, ListHeading, Loading } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import type { PagerProps } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { useLast } from '../../ui/use-last.ts';
import { PageHead } from './page-head.tsx';

/** Things on a page of a list (spec §9). */
export const PER_PAGE = 6;

/** A page of things, and where in all of them it stands. */
export interface Found<Item> {
  items: readonly Item[];
  page: number;
  total: number;
  totalPages: number;
}

interface ItemProps<Item> {
  item: Item;
  /** How soon its picture is wanted. */
  wanted: 'first' | 'later';
}

/** A list: what its page asks, says and shows. */
export interface ListKind<Item> {
  document: TypedDocumentNode<{ found: Found<Item> }, { page: number; limit: number }>;
  path: string;
  title: string;
  description: string;
  /** What one of them and several are called. */
  counted: { one: string; many: string };
  loading: string;
  none: string;
  Item: ComponentType<ItemProps<Item>>;
  /** How one leafs through them; without it the first page is all there is to see. */
  Pager?: ComponentType<PagerProps>;
  /** What follows the first page when it is not all there is. */
  Rest?: ComponentType<{ count: number }>;
  /** What stands beneath, whatever there is in the list. */
  After?: ComponentType;
}

/** A page of a list: what is listed and how many, six of them, the way to the next six. */
export function listPage<Item extends { id: string }>(kind: ListKind<Item>) {
  const { path, title, Pager, After } = kind;
  const asked = (search: URLSearchParams) => (Pager ? pageNumber(search) : 1);
  const query = pageQuery({
    document: kind.document,
    variables: ({ search }) => ({ page: asked(search), limit: PER_PAGE }),
  });

  function Component() {
    const result = query.useResult();
    const found = result.state === 'here' ? result.data.found : null;
    const [search] = useSearchParams();
    const page = found?.page ?? asked(search);
    return (
      <div className="measure">
        <PageHead
          title={page === 1 ? title : `${title}, page ${page}`}
          description={kind.description}
          path={page === 1 ? path : `${path}?page=${page}`}
        />
        <ListHeading title={title}>{found && whereabouts(found)}</ListHeading>
        <ListContent result={result} {...kind} />
        {After && <After />}
      </div>
    );
  }

  function whereabouts({ items, total, page, totalPages }: Found<Item>): string | null {
    const { one, many } = kind.counted;
    if (total === 0) return null;
    if (!Pager && items.length < total) return `The newest ${items.length} of ${groupDigits(total)} ${many}`;
    const count = total === 1 ? `1 ${one}` : `${groupDigits(total)} ${many}`;
    return totalPages === 1 ? count : `${count}, page ${page} of ${totalPages}`;
  }

  return { loader: query.loader, Component };
}

type Said<Item> = Pick<ListKind<Item>, 'title' | 'loading' | 'none' | 'Item' | 'Pager' | 'Rest'>;

interface ContentProps<Item> extends Said<Item> {
  result: QueryResult<{ found: Found<Item> }>;
}

/** What there is on a page of a list, or what is said until it comes, when it does not, and where there is nothing. */
export function ListContent<Item extends { id: string }>({
  result,
  title,
  loading,
  none,
  Item,
  Pager,
  Rest,
}: ContentProps<Item>) {
  const found = useLast(result.state === 'here' ? result.data.found : null);
  if (result.state === 'failed') {
    return (
      <Notice text={none}>
        <TryAgain />
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
        <ArrowLink href={`${paths.contact}?${about}`}>Tell us what you are looking for</ArrowLink>
      </Notice>
    );
  }
  return (
    <>
      {isWaiting && <Loading text={loading} />}
      <List isWaiting={isWaiting}>
        {items.map((item, index) => (
          <Item key={item.id} item={item} wanted={index === 0 ? 'first' : 'later'} />
        ))}
      </List>
      {Pager && <Pager page={page} totalPages={totalPages} of={title} />}
      {Rest && total > items.length && <Rest count={total - items.length} />}
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { BlogsDocument, type BlogsQuery } from '../../../schema/documents/site/blog/graphql.ts';
import { pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { Loading } from '../../ui/list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import { Pager } from '../../ui/pager.tsx';
import { RetryMessage } from '../../ui/retry-message.tsx';
import { useLast } from '../../ui/use-last.ts';
import { PageHead } from '../layout/page-head.tsx';
import { BlogList, BlogListSkeleton } from './blog-list.tsx';
import * as messages from './blogs-messages.ts';

/** The number of posts on a page (spec §9). */
const PER_PAGE = 6;

const blogs = pageQuery({
  document: BlogsDocument,
  variables: ({ search }) => ({ page: pageNumber(search), limit: PER_PAGE }),
});

export const { loader } = blogs;

/** The list of blog posts. */
export function Component() {
  const result = blogs.useResult();
  const [search] = useSearchParams();
  const page = result.state === 'here' ? result.data.blogs.page : pageNumber(search);
  return (
    <div className="measure">
      <PageHead
        title={messages.documentTitle(page)}
        description={messages.introduction}
        path={page === 1 ? paths.blogs : `${paths.blogs}?page=${page}`}
      />
      <PageHeading title={messages.title}>{messages.introduction}</PageHeading>
      <Posts result={result} />
    </div>
  );
}

function Posts({ result }: { result: QueryResult<BlogsQuery> }) {
  const found = useLast(result.state === 'here' ? result.data.blogs : null);
  if (result.state === 'failed') {
    return (
      <Notice text={messages.noPosts}>
        <RetryMessage />
      </Notice>
    );
  }
  const isWaiting = result.state === 'loading';
  if (!found || (isWaiting && found.items.length === 0))
    return <BlogListSkeleton text={messages.loading} count={PER_PAGE} />;
  const { items, page, totalPages } = found;
  if (items.length === 0) return <Notice text={messages.noPosts} />;
  return (
    <>
      {isWaiting && <Loading text={messages.loading} />}
      <BlogList posts={items} isWaiting={isWaiting} />
      <Pager page={page} totalPages={totalPages} of={messages.pagerSubject} />
    </>
  );
}

import { generatePath, Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { BlogsDocument, type BlogsQuery } from '../../../schema/documents/site/blog/graphql.ts';
import { apiContext, loadPage, useResult, type LoaderArgs, type QueryState } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import './blog.css';
import * as messages from './blogs-messages.ts';
import { pageTitle } from '../layout/frame-messages.ts';
import { PageHead } from '../layout/page-head.tsx';
import { previewState } from '../layout/preview-state.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { FormattedDate } from '../../ui/format.tsx';
import { splitLines, truncate } from '../../ui/lines.ts';
import { Loading, waiting } from '../../ui/list.tsx';
import { Notice, RetryMessage } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLast } from '../../ui/use-last.ts';

type Post = BlogsQuery['blogs']['items'][number];

const WIDE = '(min-width: 83.5rem) max(812px, 42vw), (min-width: 64rem) 62vw, calc(100vw - 48px)';
const NARROW =
  '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** A grid of posts, the first at full width; a link to the contact page fills a gap in the last row. */
function BlogList({ posts, isWaiting }: { posts: readonly Post[]; isWaiting: boolean }) {
  return (
    <div className="posts" {...waiting(isWaiting)}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} wide={index === 0} />
      ))}
      {posts.length % 3 === 0 && <Ask />}
    </div>
  );
}

function PostCard({ post, wide }: { post: Post; wide: boolean }) {
  const { id, title, description, createdAt, picture } = post;
  const [lead = ''] = splitLines(description);
  return (
    <article className={wide ? 'post post-wide' : 'post'}>
      <Picture picture={picture} alt="" sizes={wide ? WIDE : NARROW} priority={wide ? 'first' : 'later'} />
      <div className="post-words">
        <p className="post-day">
          <FormattedDate date={createdAt} />
        </p>
        <h2>
          <Link to={generatePath(paths.blog, { id })} state={previewState(post)}>
            {title}
          </Link>
        </h2>
        <p className="post-lead">{truncate(lead, wide ? 260 : 130)}</p>
      </div>
    </article>
  );
}

function Ask() {
  return (
    <aside className="post-ask">
      <h2>{messages.askTitle}</h2>
      <p>{messages.askText}</p>
      <ArrowLink href={`${paths.contact}?${new URLSearchParams({ about: messages.askSubject }).toString()}`}>
        {messages.askLink}
      </ArrowLink>
    </aside>
  );
}

/** The placeholder of a page of posts. */
function BlogListSkeleton({ text, count }: { text: string; count: number }) {
  return (
    <div className="posts" aria-busy="true">
      <Loading text={text} />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={index === 0 ? 'post post-wide' : 'post'} aria-hidden="true">
          <div className="picture" />
          <div className="post-words post-skeleton">
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The number of posts on a page (spec §9). */
const PER_PAGE = 6;

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const page = pageNumber(new URL(request.url).searchParams);
  return loadPage(api, { posts: api.query(BlogsDocument, { page, limit: PER_PAGE }) });
};

/** The list of blog posts. */
export function Component() {
  const result = useResult(useLoaderData<typeof loader>().posts);
  const [search] = useSearchParams();
  const page = result.state === 'loaded' ? result.data.blogs.page : pageNumber(search);
  return (
    <div className="measure">
      <PageHead
        title={pageTitle(messages.title, page)}
        description={messages.introduction}
        path={page === 1 ? paths.blogs : `${paths.blogs}?page=${page}`}
      />
      <PageHeading title={messages.title}>{messages.introduction}</PageHeading>
      <Posts result={result} />
    </div>
  );
}

function Posts({ result }: { result: QueryState<BlogsQuery> }) {
  const found = useLast(result.state === 'loaded' ? result.data.blogs : null);
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
      <Pager page={page} totalPages={totalPages} label={messages.pagerSubject} />
    </>
  );
}

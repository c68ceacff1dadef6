import { generatePath, Link, useLoaderData, useParams } from 'react-router-dom';
import {
  BlogDocument,
  type BlogQuery,
  NewestBlogsDocument,
  type NewestBlogsQuery,
} from '../../../schema/documents/site/blog/graphql.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type Loadable, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import * as messages from './blog-messages.ts';
import './blog.css';
import { PageHead } from '../layout/page-head.tsx';
import { RecordPage, recordStatus } from '../layout/record-page.tsx';
import { FormattedDate } from '../../ui/format.tsx';
import { splitLines, truncate } from '../../ui/lines.ts';
import { RetryMessage } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The number of posts. */
const POST_COUNT = 3;

/** The newest posts without the current one. */
function ReadNext({ posts: query }: { posts: Loadable<NewestBlogsQuery> }) {
  const { id: after } = useParams();
  const result = useResult(query);
  const newest = result.state === 'loaded' ? result.data.newest.items : [];
  const posts = newest.filter(({ id }) => id !== after).slice(0, POST_COUNT);
  if (posts.length === 0 && result.state !== 'failed') return null;
  return (
    <nav className="next-posts" aria-labelledby="next-posts">
      <h2 id="next-posts">{messages.otherPosts}</h2>
      {result.state === 'failed' && <RetryMessage />}
      <ul>
        {posts.map(({ id, title, createdAt }) => (
          <li key={id}>
            <Link to={generatePath(paths.blog, { id })}>{title}</Link>
            <FormattedDate date={createdAt} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Post = NonNullable<BlogQuery['record']>;

/** What a link in a list knows of a post. */
type PostPreview = Omit<Post, 'updatedAt'> & Partial<Post>;

const SIZES = '(min-width: 83.5rem) max(1240px, 64vw), (min-width: 64rem) calc(100vw - 96px), 100vw';

export const loader = ({ params: { id = '' }, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(
    api,
    { post: api.query(BlogDocument, { id }), newest: api.query(NewestBlogsDocument, {}, OPTIONAL) },
    ({ post }) => recordStatus(post),
  );
};

/** The page of an article with links to others. */
export function Component() {
  const { post, newest } = useLoaderData<typeof loader>();
  return (
    <RecordPage<Post, PostPreview>
      className="article"
      record={post}
      back={{ href: paths.blogs, label: messages.backToList }}
      texts={{ loading: messages.loading, missing: messages.notFound, failed: messages.loadFailed }}
      skeleton={<BlogSkeleton text={messages.loading} />}
      footer={<ReadNext posts={newest} />}
    >
      {(post) => <Article post={post} />}
    </RecordPage>
  );
}

function BlogSkeleton({ text }: { text: string }) {
  return (
    <div className="article-skeleton" aria-busy="true">
      <title>{text}</title>
      <p role="status">{text}</p>
      <div className="article-picture">
        <div className="picture" />
      </div>
    </div>
  );
}

function Article({ post }: { post: PostPreview }) {
  const { id, title, description, createdAt, updatedAt = createdAt, picture } = post;
  return (
    <>
      <PageHead
        title={title}
        description={truncate(description, 155)}
        path={generatePath(paths.blog, { id })}
        picture={picture}
        article={{ published: createdAt, modified: updatedAt }}
      />
      <article>
        <header className="article-heading">
          <h1>{title}</h1>
          <p>
            <FormattedDate date={createdAt} />
          </p>
        </header>
        <div className="article-picture">
          <Picture picture={picture} alt="" sizes={SIZES} priority="first" />
        </div>
        <div className="article-text">
          {splitLines(description).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </article>
    </>
  );
}

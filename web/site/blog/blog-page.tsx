import { generatePath, Link, useParams } from 'react-router-dom';
import {
  BlogDocument,
  type BlogQuery,
  NewestBlogsDocument,
  type NewestBlogsQuery,
} from '../../../schema/documents/site/blog/graphql.ts';
import { pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import * as messages from './blog-messages.ts';
import './blog.css';
import { PageHead } from '../layout/page-head.tsx';
import { createRecordPage, type FoundProps } from '../layout/record-page.tsx';
import { FormattedDate } from '../../ui/format.tsx';
import { splitLines, truncate } from '../../ui/lines.ts';
import { RetryMessage } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';

interface Props {
  result: QueryResult<NewestBlogsQuery>;
}

/** The number of posts. */
const POST_COUNT = 3;

/** The newest posts without the current one. */
function ReadNext({ result }: Props) {
  const { id: after } = useParams();
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
            <FormattedDate of={createdAt} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Stored = NonNullable<BlogQuery['record']>;
type Least = 'id' | 'title' | 'description' | 'createdAt' | 'picture';

const SIZES = '(min-width: 83.5rem) max(1240px, 64vw), (min-width: 64rem) calc(100vw - 96px), 100vw';

const newest = pageQuery({ document: NewestBlogsDocument, variables: () => ({}), isOptional: true });

/** The page of an article with links to others. */
export const { loader, Component } = createRecordPage<Stored, Least>({
  type: 'Blog',
  document: BlogDocument,
  requiredFields: ['id', 'title', 'description', 'createdAt', 'picture'],
  className: 'article',
  back: { href: paths.blogs, label: messages.backToList },
  loading: messages.loading,
  missing: messages.notFound,
  failed: messages.loadFailed,
  Found: Article,
  Skeleton: BlogSkeleton,
  extraQueries: [newest],
  After: () => <ReadNext result={newest.useResult()} />,
});

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

function Article({ record }: FoundProps<Stored, Least>) {
  const { id, title, description, createdAt, updatedAt = createdAt, picture } = record;
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
            <FormattedDate of={createdAt} />
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

import { generatePath, Link, useParams } from 'react-router-dom';
import type { NewestBlogsQuery } from '../../../schema/documents/site/blog/graphql.ts';
import type { QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { FormattedDate } from '../../ui/formatted-date.tsx';
import { RetryMessage } from '../../ui/retry-message.tsx';
import * as messages from './blog-messages.ts';

interface Props {
  result: QueryResult<NewestBlogsQuery>;
}

/** The number of posts. */
const POST_COUNT = 3;

/** The newest posts without the current one. */
export function ReadNext({ result }: Props) {
  const { id: after } = useParams();
  const newest = result.state === 'here' ? result.data.newest.items : [];
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

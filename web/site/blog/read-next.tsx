import { generatePath, Link } from 'react-router-dom';
import type { BlogQuery } from '../../../schema/documents/site/blog/graphql.ts';
import { paths } from '../../paths.ts';
import { Day } from '../../ui/day.tsx';

interface Props {
  posts: BlogQuery['newest']['items'];
}

/** The newest posts beside the one that was read. */
export function ReadNext({ posts }: Props) {
  if (posts.length === 0) return null;
  return (
    <nav className="next-posts" aria-labelledby="next-posts">
      <h2 id="next-posts">Read next</h2>
      <ul>
        {posts.map(({ id, title, createdAt }) => (
          <li key={id}>
            <Link to={generatePath(paths.blog, { id })}>{title}</Link>
            <Day of={createdAt} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

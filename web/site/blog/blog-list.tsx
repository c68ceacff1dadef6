import { generatePath, Link } from 'react-router-dom';
import type { BlogsQuery } from '../../../schema/documents/site/blog/graphql.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { FormattedDate } from '../../ui/formatted-date.tsx';
import { truncate, splitLines } from '../../ui/lines.ts';
import { Loading, waiting } from '../../ui/list.tsx';
import { Picture } from '../../ui/picture.tsx';
import * as messages from './blogs-messages.ts';
import './blog.css';

type Post = BlogsQuery['blogs']['items'][number];

const WIDE = '(min-width: 83.5rem) max(812px, 42vw), (min-width: 64rem) 62vw, calc(100vw - 48px)';
const NARROW =
  '(min-width: 83.5rem) max(392px, 20vw), (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, calc(100vw - 48px)';

/** A grid of posts, the first at full width; a link to the contact page fills a gap in the last row. */
export function BlogList({ posts, isWaiting }: { posts: readonly Post[]; isWaiting: boolean }) {
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
          <FormattedDate of={createdAt} />
        </p>
        <h2>
          <Link to={generatePath(paths.blog, { id })}>{title}</Link>
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
      <ArrowLink href={`${paths.contact}?about=A+question+for+the+blog`}>{messages.askLink}</ArrowLink>
    </aside>
  );
}

/** The placeholder of a page of posts. */
export function BlogListSkeleton({ text, count }: { text: string; count: number }) {
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

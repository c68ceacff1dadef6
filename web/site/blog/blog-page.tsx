import { generatePath } from 'react-router-dom';
import {
  BlogDocument,
  NewestBlogsDocument,
  type BlogQuery,
} from '../../../schema/documents/site/blog/graphql.ts';
import { loaderOf, pageData } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Day } from '../../ui/day.tsx';
import { beginningOf, linesOf } from '../../ui/lines.ts';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { LostHead, PageHead } from '../layout/page-head.tsx';
import { ReadNext } from './read-next.tsx';
import './blog.css';

const SIZES = '(min-width: 83.5rem) max(1240px, 64vw), (min-width: 64rem) calc(100vw - 96px), 100vw';

const blog = pageData({
  document: BlogDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  missing: (data) => data.blog === null,
});

const newest = pageData({ document: NewestBlogsDocument, variables: () => ({}), beside: true });

export const loader = loaderOf(blog, newest);

/** One article of the blog. */
export function Component() {
  return (
    <div className="article measure">
      <p className="article-back">
        <ArrowLink href={paths.blogs} to="back">
          Blog
        </ArrowLink>
      </p>
      <Answer />
    </div>
  );
}

function Answer() {
  const answer = blog.useAnswer();
  if (answer.state === 'loading') {
    return (
      <div className="article-coming" aria-busy="true">
        <title>Loading Blog...</title>
        <p role="status">Loading Blog...</p>
        <div className="article-picture">
          <div className="picture" />
        </div>
      </div>
    );
  }
  if (answer.state === 'here' && answer.data.blog) {
    return <Article {...answer.data.blog} />;
  }
  const text = answer.state === 'failed' ? 'The blog cannot be shown just now.' : 'Blog not found.';
  return (
    <>
      <LostHead title={text} />
      <Notice heading text={text}>
        {answer.state === 'failed' && <TryAgain />}
      </Notice>
    </>
  );
}

function Article({ id, title, description, createdAt, updatedAt, image }: NonNullable<BlogQuery['blog']>) {
  const others = newest.useAnswer();
  return (
    <>
      <PageHead
        title={title}
        description={beginningOf(description, 155)}
        path={generatePath(paths.blog, { id })}
        picture={image}
        article={{ published: createdAt, modified: updatedAt }}
      />
      <article>
        <header className="article-heading">
          <h1>{title}</h1>
          <p>
            <Day of={createdAt} />
          </p>
        </header>
        <div className="article-picture">
          <Picture picture={image} alt="" sizes={SIZES} wanted="first" />
        </div>
        <div className="article-text">
          {linesOf(description).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </div>
      </article>
      <ReadNext after={id} answer={others} />
    </>
  );
}

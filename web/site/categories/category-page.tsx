import { generatePath } from 'react-router-dom';
import { CategoryDocument, type CategoryQuery } from '../../../schema/documents/site/categories/graphql.ts';
import { pageData } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { beginningOf, linesOf } from '../../ui/lines.ts';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { homes } from '../layout/homes.ts';
import { LostHead, PageHead } from '../layout/page-head.tsx';
import { Ways } from '../layout/ways.tsx';
import './category.css';

const SIZES = '(min-width: 83.5rem) max(716px, 37vw), (min-width: 64rem) 56vw, 100vw';

const category = pageData({
  document: CategoryDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  missing: (data) => data.category === null,
});

export const { loader } = category;

/** One category of homes, whom to ask for one, and where homes are listed. */
export function Component() {
  return (
    <div className="category measure">
      <p className="category-back">
        <ArrowLink href={paths.home} to="back">
          Home
        </ArrowLink>
      </p>
      <Answer />
    </div>
  );
}

function Answer() {
  const answer = category.useAnswer();
  if (answer.state === 'loading') {
    return (
      <div className="category-body" aria-busy="true">
        <title>Loading category details...</title>
        <div className="category-picture">
          <div className="picture" />
        </div>
        <p className="category-coming" role="status">
          Loading category details...
        </p>
      </div>
    );
  }
  if (answer.state === 'here' && answer.data.category) return <Category {...answer.data.category} />;
  const text = answer.state === 'failed' ? 'Failed to load category details.' : 'No details found.';
  return (
    <>
      <LostHead title={text} />
      <Notice heading text={text}>
        {answer.state === 'failed' && <TryAgain />}
      </Notice>
    </>
  );
}

function Category({ id, title, description, image }: NonNullable<CategoryQuery['category']>) {
  return (
    <>
      <PageHead
        title={title}
        description={beginningOf(description, 155)}
        path={generatePath(paths.category, { id })}
        picture={image}
      />
      <div className="category-body">
        <div className="category-picture">
          <Picture picture={image} alt={title} sizes={SIZES} wanted="first" />
        </div>
        <div className="category-words">
          <h1>{title}</h1>
          {linesOf(description).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          <ButtonLink href={`${paths.contact}?${new URLSearchParams({ about: title }).toString()}`}>
            Ask what is available
          </ButtonLink>
        </div>
      </div>
      <Ways label="Homes on the site" ways={Object.values(homes)} />
    </>
  );
}

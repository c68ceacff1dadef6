import { generatePath, Link } from 'react-router-dom';
import type { QueryResult } from '../../data/page-query.ts';
import { TryAgain } from '../../ui/try-again.tsx';
import { Picture, type PictureFiles } from '../../ui/picture.tsx';
import './newest-home.css';

interface Home {
  id: string;
  title: string;
  location: string;
  thumbnail: PictureFiles | null;
}

interface Props {
  result: QueryResult<{ newest: { items: readonly Home[] } }>;
  /** The address of such a home's page, with its `:id` left open. */
  path: '/apartment-for-sale/:id' | '/villa-for-sale/:id' | '/rent-apartments/:id';
}

const SIZES = '(min-width: 83.5rem) max(1240px, 64vw), (min-width: 64rem) calc(100vw - 96px), 100vw';

/** The picture of the home that came last, which leads to it; nothing when there is none, a word when it did not come. */
export function NewestHome({ result, path }: Props) {
  if (result.state === 'failed') return <TryAgain />;
  if (result.state === 'loading') {
    return (
      <div className="newest-home" aria-hidden="true">
        <div className="picture" />
      </div>
    );
  }
  const [home] = result.data.newest.items;
  if (!home?.thumbnail) return null;
  const { id, title, location, thumbnail } = home;
  return (
    <figure className="newest-home">
      <Picture picture={thumbnail} alt={title} sizes={SIZES} wanted="first" />
      <figcaption>
        New on the site: <Link to={generatePath(path, { id })}>{`${title}, ${location}`}</Link>
      </figcaption>
    </figure>
  );
}

import { generatePath, Link } from 'react-router-dom';
import { useResult, type Loadable } from '../../data/api.ts';
import { RetryMessage } from '../../ui/notice.tsx';
import { Picture, type PictureFiles } from '../../ui/picture.tsx';
import * as messages from './messages.tsx';
import './services.css';

interface Home {
  id: string;
  title: string;
  location: string;
  thumbnail: PictureFiles | null;
}

interface Props {
  newest: Loadable<{ newest: { items: readonly Home[] } }>;
  /** The path of the page of a home, with `:id`. */
  path: '/apartment-for-sale/:id' | '/villa-for-sale/:id' | '/rent-apartments/:id';
}

const SIZES = '(min-width: 83.5rem) max(1240px, 64vw), (min-width: 64rem) calc(100vw - 96px), 100vw';

/** The picture of the newest home with a link to its page; nothing if there is none, an error if the query fails. */
export function NewestHome({ newest, path }: Props) {
  const result = useResult(newest);
  if (result.state === 'failed') return <RetryMessage />;
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
      <Picture picture={thumbnail} alt={title} sizes={SIZES} priority="first" />
      <figcaption>
        {messages.newestHome(<Link to={generatePath(path, { id })}>{`${title}, ${location}`}</Link>)}
      </figcaption>
    </figure>
  );
}

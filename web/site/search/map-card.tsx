import { useEffect, useRef } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { Search } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { kinds } from '../../kinds.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { formatBedrooms } from '../layout/home-facts.ts';
import { searchAt, type Ground } from './ground.ts';
import { atPoint, type AtPoint, type Cluster } from './map-asking.ts';
import { boundsOf } from './map-pins.ts';
import { counted } from './said.ts';

interface Props {
  ground: Ground;
  search: Search;
  /** The homes that it tells of. */
  cluster: Cluster;
  onClose: () => void;
}

/** What is to be known of the homes at one place of the map, and the way to them. */
export function MapCard({ ground, search, cluster, onClose }: Props) {
  const within = boundsOf(cluster);
  const result = useQuery(atPoint(ground, search, within));
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current!.focus({ preventScroll: true }), []);
  useEffect(() => {
    card.current!.scrollIntoView({ block: 'nearest' });
  }, [result.state]);
  const found = result.state === 'here' ? result.data.found : null;
  return (
    <section
      ref={card}
      className="map-card"
      aria-label={cluster.homes === 1 ? 'This home' : `${counted(cluster.homes)} at this place`}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <button type="button" className="map-card-close" aria-label="Close" onClick={onClose}>
        <Icon lines={close} />
      </button>
      {cluster.isApproximate && (
        <p className="map-card-near">
          {cluster.homes === 1
            ? 'Shown in the middle of its community: it has no pin of its own.'
            : 'Shown in the middle of their community: they have no pins of their own.'}
        </p>
      )}
      {result.state === 'failed' && <p>This could not be fetched just now. Close it and press again.</p>}
      {result.state === 'loading' && <p>Loading…</p>}
      {found && (
        <ul>
          {found.items.map((home) => (
            <li key={`${home.__typename} ${home.id}`}>
              <MapHome home={home} />
            </li>
          ))}
        </ul>
      )}
      {found && found.total > found.items.length && (
        <Link
          className="map-card-all"
          to={searchAt(ground, { ...search, within, view: 'LIST', page: 1 })}
          preventScrollReset
        >
          {`All ${counted(found.total)} in a list`}
        </Link>
      )}
    </section>
  );
}

function MapHome({ home }: { home: AtPoint['items'][number] }) {
  const { __typename, id, title, location, price, picture, bedrooms, size } = home;
  return (
    <article className="map-home">
      <Picture picture={picture} alt={title} sizes="120px" />
      <div>
        <h2>
          <Link to={generatePath(kinds[__typename].page, { id })}>{title}</Link>
        </h2>
        <p>{location}</p>
        <p>{[formatBedrooms(bedrooms), size].filter(Boolean).join(' · ')}</p>
        <p className="map-home-price">{price}</p>
      </div>
    </article>
  );
}

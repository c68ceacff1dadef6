import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import type { Bounds, Search } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { kinds } from '../../kinds.ts';
import { formatBedrooms } from '../layout/home-facts.ts';
import './search-map.css';
import {
  atPoint,
  type AtPoint,
  boundsOf,
  CITY,
  type Cluster,
  FROM_AFAR,
  idOf,
  onMap,
  opensNearer,
  pinOf,
} from './map-clusters.ts';
import { counted } from './search-labels.ts';
import { type Ground, searchAt } from './search-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { LazyMap, type MapHandle, type Pin, type Seen } from '../../ui/lazy-map.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useRestoredState } from '../../ui/restored-state.ts';
import { useLast } from '../../ui/use-last.ts';

interface BesideMapProps {
  ground: Ground;
  search: Search;
  /** Searches on a piece of the map. */
  onSearch: (within: Bounds) => void;
  /** The list of the same homes. */
  children: ReactNode;
}

/** The map of what is found beside the list of it; a phone shows the map, and a browser without scripts the list. */
export const BesideMap = ({ ground, search, onSearch, children }: BesideMapProps) => (
  <div className="beside-map">
    <noscript>
      <p className="map-needs">The map needs JavaScript. The same homes are in the list.</p>
    </noscript>
    <div className="beside-map-list">{children}</div>
    <SearchMap ground={ground} search={search} onSearch={onSearch} />
  </div>
);

interface SearchMapProps {
  ground: Ground;
  search: Search;
  /** Searches on a piece of the map. */
  onSearch: (within: Bounds) => void;
}

/** How a visitor left the map who went on to a home. */
interface Looked {
  seen: Seen;
  isMoved: boolean;
  open: string | null;
  /** Sides of the piece that was to be seen of it. */
  sides: string;
}

/** How near the map is at most where nobody has asked for nearer. */
const NEAR_ENOUGH = 14;

/** Sides of what is asked for, to the nearest of so many parts of a degree: a map that hardly moved asks for the same. */
const PARTS = 1000;

/** The homes of a search on a map, wherever they stand: the piece on which is searched has a line around it. */
function SearchMap({ ground, search, onSearch }: SearchMapProps) {
  const map = useRef<MapHandle>(null);
  const [before, keep] = useRestoredState<Looked>('map');
  const [seen, setSeen] = useState<Seen | null>(null);
  /** Whether somebody has moved the map since it was last searched, or shown something. */
  const [isMoved, setMoved] = useState(before?.isMoved ?? false);
  const [open, setOpen] = useState(before?.open ?? null);
  const pressed = useRef<Element | null>(null);
  const all = useQuery(onMap(ground, search, { area: CITY, zoom: FROM_AFAR }));
  const near = useQuery(seen && onMap(ground, search, { area: rounded(seen.bounds), zoom: gridOf(seen) }));
  const last = useLast(near.state === 'here' ? near.data.found.clusters : null);
  const everywhere = useLast(all.state === 'here' ? all.data.found.clusters : null);
  const clusters = (seen ? last : null) ?? everywhere ?? [];
  const zoom = seen?.zoom ?? FROM_AFAR;
  const pins = clusters.map((cluster) => pinOf(cluster, zoom, open));
  const shown = clusters.find((cluster) => idOf(cluster) === open);

  const where = everywhere && extentOf(everywhere);
  const within = search.within;
  const wanted = within ?? where;
  const wantedSides = wanted && Object.values(wanted).join();
  /** The piece of the map that is seen already since it was chosen there. */
  const own = useRef(before?.sides);
  const show = useEffectEvent(() => {
    if (!wanted || own.current === wantedSides) return;
    setMoved(false);
    map.current?.show(wanted, { nearest: within ? undefined : NEAR_ENOUGH });
  });
  useEffect(() => show(), [wantedSides]);
  useEffect(() => {
    if (seen && wantedSides) keep({ seen, isMoved, open, sides: wantedSides });
  });

  function take(now: Seen) {
    setSeen(now);
    if (now.byHand) setMoved(true);
  }

  function press({ id }: Pin) {
    const cluster = clusters.find((one) => idOf(one) === id);
    if (!cluster) return;
    if (opensNearer(cluster, zoom)) {
      const nearest = cluster.isApproximate ? Math.max(NEAR_ENOUGH, zoom + 1) : undefined;
      map.current?.show(boundsOf(cluster), { nearest, asked: true });
      setOpen(null);
      return;
    }
    pressed.current = document.activeElement;
    setOpen(id === open ? null : id);
  }

  function closeCard() {
    setOpen(null);
    if (pressed.current?.isConnected) (pressed.current as HTMLElement).focus({ preventScroll: true });
    else map.current?.focus();
  }

  function searchHere() {
    const bounds = rounded(seen!.bounds);
    own.current = Object.values(bounds).join();
    setMoved(false);
    onSearch(bounds);
    map.current?.focus();
  }

  const failed = all.state === 'failed' || near.state === 'failed';
  return (
    <div className="search-map">
      {everywhere || all.state === 'failed' || within ? (
        <LazyMap
          ref={map}
          label="Map of the homes that are found"
          instead="The homes are in the list."
          bounds={wanted ?? CITY}
          nearest={within ? undefined : NEAR_ENOUGH}
          before={before?.seen}
          pins={pins}
          onPin={press}
          onPick={open === null ? undefined : closeCard}
          onSeen={take}
          framed={within}
        >
          {isMoved && (
            <button type="button" className="button map-search" onClick={searchHere}>
              Search this area
            </button>
          )}
          {failed && (
            <p className="map-said">Homes could not be put on the map just now. They are in the list.</p>
          )}
          {shown && (
            <MapCard key={open} ground={ground} search={search} cluster={shown} onClose={closeCard} />
          )}
        </LazyMap>
      ) : (
        <div className="map-coming" role="status">
          <p>The map is on its way.</p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {near.state === 'here' ? `${counted(sumOf(near.data.found.clusters))} on this part of the map` : ''}
      </p>
    </div>
  );
}

const sumOf = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { homes }) => sum + homes, 0);

/** As closely as pins are gathered: a cell is 64 to 128 pixels wide then. */
const gridOf = ({ zoom }: Seen): number => Math.floor(zoom);

const rounded = ({ west, south, east, north }: Bounds): Bounds => ({
  west: Math.floor(west * PARTS) / PARTS,
  south: Math.floor(south * PARTS) / PARTS,
  east: Math.ceil(east * PARTS) / PARTS,
  north: Math.ceil(north * PARTS) / PARTS,
});

/** The smallest piece of the map on which all of them stand; nothing where there are none. */
function extentOf(clusters: readonly Cluster[]): Bounds | null {
  if (clusters.length === 0) return null;
  return {
    west: Math.min(...clusters.map(({ west }) => west)),
    south: Math.min(...clusters.map(({ south }) => south)),
    east: Math.max(...clusters.map(({ east }) => east)),
    north: Math.max(...clusters.map(({ north }) => north)),
  };
}

interface MapCardProps {
  ground: Ground;
  search: Search;
  /** The homes that it tells of. */
  cluster: Cluster;
  onClose: () => void;
}

/** What is to be known of the homes at one place of the map, and the way to them. */
function MapCard({ ground, search, cluster, onClose }: MapCardProps) {
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

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { HomesAtPointDocument, HomesOnMapDocument } from '../../../schema/documents/site/search/graphql.ts';
import { recordPath } from '../../../schema/record-pages.ts';
import type { Bounds, Search } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { formatBedrooms, formatMonthlyRent } from '../layout/home-facts.ts';
import './search-map.css';
import {
  createPointVariables,
  type HomesAtPoint,
  getClusterBounds,
  SEARCHED_AREA,
  type Cluster,
  SEARCHED_AREA_ZOOM,
  getClusterId,
  createMapVariables,
  zoomsIn,
  createPin,
} from './map-clusters.ts';
import * as messages from './messages.ts';
import { homeCount } from '../../../schema/search-label-messages.ts';
import { type SearchScope, getSearchLocation } from './search-query.ts';
import { Icon } from '../../ui/icon.tsx';
import { close } from '../../ui/icons.ts';
import { LazyMap } from '../../ui/lazy-map.tsx';
import type { MapHandle, MapView } from '../../ui/map/interactive-map.tsx';
import type { Pin } from '../../ui/map/pins.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useRestoredState } from '../../ui/restored-state.ts';
import { useLast } from '../../ui/use-last.ts';

interface SearchMapProps {
  scope: SearchScope;
  search: Search;
  /** Limits the search to an area of the map. */
  onSearch: (within: Bounds) => void;
}

interface MapWithListProps extends SearchMapProps {
  /** The list of the same homes. */
  children: ReactNode;
}

/** The results on a map beside the list. A phone shows only the map, a browser without JavaScript only the list. */
export const MapWithList = ({ scope, search, onSearch, children }: MapWithListProps) => (
  <div className="map-with-list">
    <noscript>
      <p className="map-noscript">{messages.mapWithoutScript}</p>
    </noscript>
    <div className="map-with-list-items">{children}</div>
    <SearchMap scope={scope} search={search} onSearch={onSearch} />
  </div>
);

/** The state of the map that Back restores. */
interface MapState {
  view: MapView;
  isMoved: boolean;
  open: string | null;
  /** The bounds that the map was showing, joined to a text. */
  sides: string;
}

/** Maximum zoom that the map uses unless a visitor zooms in. */
const MAX_AUTO_ZOOM = 14;

/** Bounds are rounded to 1/1000 of a degree, so that small movements repeat a cached query. */
const BOUNDS_PRECISION = 1000;

/** The results of a search on a map. The area of the search has a frame. */
function SearchMap({ scope, search, onSearch }: SearchMapProps) {
  const map = useRef<MapHandle>(null);
  const [restored, storeState] = useRestoredState<MapState>('map');
  const [view, setView] = useState<MapView | null>(null);
  /** True if the visitor moved the map since the last search. */
  const [isMoved, setMoved] = useState(restored?.isMoved ?? false);
  const [open, setOpen] = useState(restored?.open ?? null);
  const focusOrigin = useRef<Element | null>(null);
  const everywhere = useQuery(
    HomesOnMapDocument,
    createMapVariables(scope, search, { area: SEARCHED_AREA, zoom: SEARCHED_AREA_ZOOM }),
  );
  const inView = useQuery(
    HomesOnMapDocument,
    view && createMapVariables(scope, search, { area: roundBounds(view.bounds), zoom: getGridZoom(view) }),
  );
  const viewClusters = useLast(inView.state === 'loaded' ? inView.data.found.clusters : null);
  const allClusters = useLast(everywhere.state === 'loaded' ? everywhere.data.found.clusters : null);
  const clusters = (view ? viewClusters : null) ?? allClusters ?? [];
  const zoom = view?.zoom ?? SEARCHED_AREA_ZOOM;
  const pins = clusters.map((cluster) => createPin(cluster, zoom, open));
  const shown = clusters.find((cluster) => getClusterId(cluster) === open);

  const extent = allClusters && getExtent(allClusters);
  const within = search.within;
  const target = within ?? extent;
  const targetSides = target && Object.values(target).join();
  /** The bounds that need no move of the map, because the visitor selected them on it. */
  const shownSides = useRef(restored?.sides);
  const show = useEffectEvent(() => {
    if (!target || shownSides.current === targetSides) return;
    setMoved(false);
    map.current?.fitBounds(target, { maxZoom: within ? undefined : MAX_AUTO_ZOOM });
  });
  useEffect(() => show(), [targetSides]);
  useEffect(() => {
    if (view && targetSides) storeState({ view, isMoved, open, sides: targetSides });
  });

  function handleView(now: MapView) {
    setView(now);
    if (now.isUserAction) setMoved(true);
  }

  function handlePin({ id }: Pin) {
    const cluster = clusters.find((one) => getClusterId(one) === id);
    if (!cluster) return;
    if (zoomsIn(cluster, zoom)) {
      const maxZoom = cluster.isApproximate ? Math.max(MAX_AUTO_ZOOM, zoom + 1) : undefined;
      map.current?.fitBounds(getClusterBounds(cluster), { maxZoom, isUserRequest: true });
      setOpen(null);
      return;
    }
    focusOrigin.current = document.activeElement;
    setOpen(id === open ? null : id);
  }

  function closeCard() {
    setOpen(null);
    if (focusOrigin.current?.isConnected) (focusOrigin.current as HTMLElement).focus({ preventScroll: true });
    else map.current?.focus();
  }

  function searchHere() {
    const bounds = roundBounds(view!.bounds);
    shownSides.current = Object.values(bounds).join();
    setMoved(false);
    onSearch(bounds);
    map.current?.focus();
  }

  const failed = everywhere.state === 'failed' || inView.state === 'failed';
  return (
    <div className="search-map">
      {allClusters || everywhere.state === 'failed' || within ? (
        <LazyMap
          ref={map}
          label={messages.mapLabel}
          fallback={messages.mapFallback}
          bounds={target ?? SEARCHED_AREA}
          maxZoom={within ? undefined : MAX_AUTO_ZOOM}
          initialView={restored?.view}
          pins={pins}
          onPin={handlePin}
          onClick={open === null ? undefined : closeCard}
          onView={handleView}
          outline={within}
        >
          {isMoved && (
            <button type="button" className="button map-search" onClick={searchHere}>
              {messages.searchArea}
            </button>
          )}
          {failed && <p className="map-error">{messages.mapFailed}</p>}
          {shown && <MapCard key={open} scope={scope} search={search} cluster={shown} onClose={closeCard} />}
        </LazyMap>
      ) : (
        <div className="lazy-map" role="status">
          <p>{messages.mapLoading}</p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {inView.state === 'loaded'
          ? messages.homesInView(homeCount(sumHomes(inView.data.found.clusters)))
          : ''}
      </p>
    </div>
  );
}

const sumHomes = (clusters: readonly Cluster[]): number =>
  clusters.reduce((sum, { homes }) => sum + homes, 0);

/** The zoom of the clustering: a cell is 64 to 128 pixels wide. */
const getGridZoom = ({ zoom }: MapView): number => Math.floor(zoom);

const roundBounds = ({ west, south, east, north }: Bounds): Bounds => ({
  west: Math.floor(west * BOUNDS_PRECISION) / BOUNDS_PRECISION,
  south: Math.floor(south * BOUNDS_PRECISION) / BOUNDS_PRECISION,
  east: Math.ceil(east * BOUNDS_PRECISION) / BOUNDS_PRECISION,
  north: Math.ceil(north * BOUNDS_PRECISION) / BOUNDS_PRECISION,
});

/** Returns the bounds of all clusters; null if there are none. */
function getExtent(clusters: readonly Cluster[]): Bounds | null {
  if (clusters.length === 0) return null;
  return {
    west: Math.min(...clusters.map(({ west }) => west)),
    south: Math.min(...clusters.map(({ south }) => south)),
    east: Math.max(...clusters.map(({ east }) => east)),
    north: Math.max(...clusters.map(({ north }) => north)),
  };
}

interface MapCardProps {
  scope: SearchScope;
  search: Search;
  /** The homes of the card. */
  cluster: Cluster;
  onClose: () => void;
}

/** A card with the homes of a pin and links to them. */
function MapCard({ scope, search, cluster, onClose }: MapCardProps) {
  const within = getClusterBounds(cluster);
  const result = useQuery(HomesAtPointDocument, createPointVariables(scope, search, within));
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current!.focus({ preventScroll: true }), []);
  useEffect(() => {
    card.current!.scrollIntoView({ block: 'nearest' });
  }, [result.state]);
  const found = result.state === 'loaded' ? result.data.found : null;
  return (
    <section
      ref={card}
      className="map-card"
      aria-label={messages.homesCard(cluster.homes)}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <button
        type="button"
        className="map-button map-card-close"
        aria-label={messages.closeCard}
        onClick={onClose}
      >
        <Icon lines={close} />
      </button>
      {cluster.isApproximate && (
        <p className="map-card-approximate">{messages.approximatePlace(cluster.homes)}</p>
      )}
      {result.state === 'failed' && <p>{messages.cardFailed}</p>}
      {result.state === 'loading' && <p>{messages.cardLoading}</p>}
      {found && (
        <ul>
          {found.items.map((home) => (
            <li key={`${home.__typename} ${home.id}`}>
              <MapHome home={home} isMonthly={search.period === 'MONTH'} />
            </li>
          ))}
        </ul>
      )}
      {found && found.total > found.items.length && (
        <Link
          className="map-card-all"
          to={getSearchLocation(scope, { ...search, within, view: 'LIST', page: 1 })}
          preventScrollReset
        >
          {messages.allInList(homeCount(found.total))}
        </Link>
      )}
    </section>
  );
}

interface MapHomeProps {
  home: HomesAtPoint['items'][number];
  /** True if rents are shown per month. */
  isMonthly: boolean;
}

function MapHome({ home, isMonthly }: MapHomeProps) {
  const { __typename, id, title, location, price, picture, bedrooms, size } = home;
  return (
    <article className="map-home">
      <Picture picture={picture} alt={title} sizes="120px" />
      <div>
        <h2>
          <Link to={recordPath(__typename, id)}>{title}</Link>
        </h2>
        <p>{location}</p>
        <p>{[formatBedrooms(bedrooms), size].filter(Boolean).join(' · ')}</p>
        <p className="map-home-price">{(isMonthly && formatMonthlyRent(home)) || price}</p>
      </div>
    </article>
  );
}

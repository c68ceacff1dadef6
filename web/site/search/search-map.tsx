import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Bounds, Search } from '../../../schema/search.ts';
import { useQuery } from '../../data/api.ts';
import { useRestoredState } from '../../ui/restored-state.ts';
import { LazyMap, type MapHandle, type Pin, type Seen } from '../../ui/lazy-map.tsx';
import type { Ground } from './ground.ts';
import { CITY, FROM_AFAR, onMap, type Cluster } from './map-asking.ts';
import { MapCard } from './map-card.tsx';
import { boundsOf, idOf, opensNearer, pinOf } from './map-pins.ts';
import './search-map.css';
import { counted } from './said.ts';
import { useLast } from '../../ui/use-last.ts';

interface Props {
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
export function SearchMap({ ground, search, onSearch }: Props) {
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

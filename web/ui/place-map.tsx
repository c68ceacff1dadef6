import { useState, type ReactNode } from 'react';
import type { Bounds } from '../../schema/search.ts';
import { prefetchMap, LazyMap } from './lazy-map.tsx';
import type { MapHandle } from './map/interactive-map.tsx';
import { unproject, project } from './map/projection.ts';
import { StillMap, type MapArea } from './still-map.tsx';
import * as messages from './messages.ts';
import './place-map.css';

interface Props {
  area: MapArea;
  /** Text alternative of the map's centre. */
  label: string;
  /** True if the position is approximate. */
  isApproximate?: boolean;
  /** SVG content of the static map, in metres of the projection. */
  children?: ReactNode;
}

/** A location on a static map that becomes interactive on demand. */
export function PlaceMap({ area, label, isApproximate = false, children }: Props) {
  const [isInteractive, setInteractive] = useState(false);
  if (!isInteractive) {
    return (
      <div className="place-map">
        <StillMap area={area} label={label} pin={isApproximate ? 'approximate' : 'exact'}>
          {children}
        </StillMap>
        <button
          type="button"
          className="button button-quiet place-map-open"
          onPointerEnter={prefetchMap}
          onFocus={prefetchMap}
          onClick={() => setInteractive(true)}
        >
          {messages.openMap}
        </button>
      </div>
    );
  }
  return (
    <div className="place-map">
      <LazyMap
        ref={takeFocus}
        label={label}
        fallback={messages.addressAlternative}
        bounds={boundsOf(area)}
        pins={[{ id: 'here', point: area.center, name: label, variant: 'mark', isApproximate }]}
      />
    </div>
  );
}

/** Focuses the interactive map once it is loaded, unless the focus was moved meanwhile. */
function takeFocus(map: MapHandle | null): void {
  if (document.activeElement === document.body) map?.focus();
}

/** Share of the static map that must stay visible: the interactive map adds a margin. */
const VISIBLE_SHARE = 0.74;

function boundsOf({ center, ...area }: MapArea): Bounds {
  const [width, height] = [area.width * VISIBLE_SHARE, area.height * VISIBLE_SHARE];
  const { x, y } = project(center);
  const corner = unproject({ x: x - width / 2, y: y - height / 2 });
  const opposite = unproject({ x: x + width / 2, y: y + height / 2 });
  return {
    west: corner.longitude,
    south: opposite.latitude,
    east: opposite.longitude,
    north: corner.latitude,
  };
}

import { useState, type ReactNode } from 'react';
import type { Bounds } from '../../schema/search.ts';
import { expectMap, LazyMap, type MapHandle } from './lazy-map.tsx';
import { unproject, project } from './map/projection.ts';
import { StillMap, type Piece } from './still-map.tsx';
import './place-map.css';

interface Props {
  piece: Piece;
  /** Text alternative of the map's centre. */
  label: string;
  /** True if the position is approximate. */
  isNear?: boolean;
  /** SVG content of the static map, in metres of the projection. */
  children?: ReactNode;
}

/** A location on a static map that becomes interactive on demand. */
export function PlaceMap({ piece, label, isNear = false, children }: Props) {
  const [moves, setMoves] = useState(false);
  if (!moves) {
    return (
      <div className="place-map">
        <StillMap piece={piece} label={label} marked={isNear ? 'near' : 'there'}>
          {children}
        </StillMap>
        <button
          type="button"
          className="button button-quiet place-map-open"
          onPointerEnter={expectMap}
          onFocus={expectMap}
          onClick={() => setMoves(true)}
        >
          Explore the map
        </button>
      </div>
    );
  }
  return (
    <div className="place-map">
      <LazyMap
        ref={takeFocus}
        label={label}
        instead="The address above says where it is."
        bounds={boundsOf(piece)}
        pins={[{ id: 'here', point: piece.middle, name: label, look: 'mark', isNear }]}
      />
    </div>
  );
}

/** Focuses the interactive map once it is loaded, unless the focus was moved meanwhile. */
function takeFocus(map: MapHandle | null): void {
  if (document.activeElement === document.body) map?.focus();
}

/** Share of the static map that must stay visible: the interactive map adds a margin. */
const WHOLE = 0.74;

function boundsOf({ middle, ...piece }: Piece): Bounds {
  const [across, down] = [piece.across * WHOLE, piece.down * WHOLE];
  const { x, y } = project(middle);
  const corner = unproject({ x: x - across / 2, y: y - down / 2 });
  const opposite = unproject({ x: x + across / 2, y: y + down / 2 });
  return {
    west: corner.longitude,
    south: opposite.latitude,
    east: opposite.longitude,
    north: corner.latitude,
  };
}

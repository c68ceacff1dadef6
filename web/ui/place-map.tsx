import { useState, type ReactNode } from 'react';
import type { Bounds } from '../../schema/search.ts';
import { expectMap, LazyMap, type MapHandle } from './lazy-map.tsx';
import { unproject, project } from './map/projection.ts';
import { StillMap, type Piece } from './still-map.tsx';
import './place-map.css';

interface Props {
  piece: Piece;
  /** What stands in the middle, for those who do not see it. */
  label: string;
  /** Whether it stands there only nearly. */
  isNear?: boolean;
  /** What is written on the map while it is still, as SVG in metres of the plane. */
  children?: ReactNode;
}

/** Where something is: a still map, which moves once somebody wants it to. */
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

/** Whoever has pressed goes on at the map, once it is there, unless he went on elsewhere meanwhile. */
function takeFocus(map: MapHandle | null): void {
  if (document.activeElement === document.body) map?.focus();
}

/** How much of what is still is wanted whole: a map that moves leaves a margin around that. */
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

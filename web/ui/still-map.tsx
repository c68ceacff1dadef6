import type { ReactNode } from 'react';
import { project, type Point } from './map/projection.ts';
import city from './still-map.svg';
import './still-map.css';

/** A section of the map: its centre and minimum visible size, in metres. */
export interface Piece {
  middle: Point;
  across: number;
  down: number;
}

interface Props {
  piece: Piece;
  /** Text alternative. */
  label: string;
  /** Whether its centre has a pin, exact or approximate. */
  marked?: 'there' | 'near';
  /** Images to layer on top. */
  over?: readonly string[];
  /** SVG content in metres of the projection. */
  children?: ReactNode;
}

/** Returns the `viewBox` of a section in whole metres. */
export function viewBoxOf({ middle, across, down }: Piece): string {
  const { x, y } = project(middle);
  return [x - across / 2, y - down / 2, across, down].map(Math.round).join(' ');
}

/** A static map image, which needs no scripts. */
export function StillMap({ piece, label, marked, over = [], children }: Props) {
  const viewBox = viewBoxOf(piece);
  const shown = `#svgView(viewBox(${viewBox.replaceAll(' ', ',')});preserveAspectRatio(xMidYMid slice))`;
  return (
    <div className="still-map" role="img" aria-label={label}>
      {[city, ...over].map((picture) => (
        <img key={picture} src={`${picture}${shown}`} alt="" loading="lazy" decoding="async" />
      ))}
      {children && (
        <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          {children}
        </svg>
      )}
      {marked && <span className="still-map-mark" data-near={marked === 'near' || undefined} />}
    </div>
  );
}

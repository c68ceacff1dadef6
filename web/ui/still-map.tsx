import type { ReactNode } from 'react';
import { project, type Point } from './map/projection.ts';
import city from './still-map.svg';
import './still-map.css';

/** A piece of the plane of the map: its middle, and how much of it is to be seen at least, in metres. */
export interface Piece {
  middle: Point;
  across: number;
  down: number;
}

interface Props {
  piece: Piece;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Whether something stands in its middle, or near that. */
  marked?: 'there' | 'near';
  /** Pictures of the same city to be laid over it. */
  over?: readonly string[];
  /** What is written on it, as SVG in metres of the plane. */
  children?: ReactNode;
}

/** A piece as SVG tells of it, in whole metres. */
export function viewBoxOf({ middle, across, down }: Piece): string {
  const { x, y } = project(middle);
  return [x - across / 2, y - down / 2, across, down].map(Math.round).join(' ');
}

/** A piece of the map that does not move: a picture, which needs no script. */
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

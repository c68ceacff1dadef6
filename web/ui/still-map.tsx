import type { ReactNode } from 'react';
import { project, type Point } from './map/projection.ts';
import city from './still-map.svg';
import './place-map.css';

/** A section of the map: its centre and minimum visible size, in metres. */
export interface MapArea {
  center: Point;
  width: number;
  height: number;
}

interface Props {
  area: MapArea;
  /** Text alternative. */
  label: string;
  /** The kind of the pin in its centre; without it there is no pin. */
  pin?: 'exact' | 'approximate';
  /** Images to layer on top. */
  over?: readonly string[];
  /** SVG content in metres of the projection. */
  children?: ReactNode;
}

/** Returns the `viewBox` of a section in whole metres. */
function viewBoxOf({ center, width, height }: MapArea): string {
  const { x, y } = project(center);
  return [x - width / 2, y - height / 2, width, height].map(Math.round).join(' ');
}

/** A static map image, which needs no scripts. */
export function StillMap({ area, label, pin, over = [], children }: Props) {
  const viewBox = viewBoxOf(area);
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
      {pin && <span className="still-map-pin" data-pin={pin} />}
    </div>
  );
}

import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { InteractiveMap, type MapHandle, type MapView } from '../../../ui/map/interactive-map.tsx';
import type { Point } from '../../../ui/map/projection.ts';
import { singleClick } from '../../ui/double-click.ts';
import * as messages from './messages.ts';

type Bounds = MapView['bounds'];

/** Degrees by which an arrow key moves the pin (about ten metres), and its factor with the shift key. */
const STEP = 0.0001;
const STRIDE = 10;
/** Degrees shown around a pin and around a place. */
const NEAR = 0.006;
const FAR = 0.02;
/** The initial bounds without pin and place. */
const INITIAL_BOUNDS: Bounds = { west: 55.02, south: 24.93, east: 55.5, north: 25.34 };

const ARROWS = new Map<string, readonly [north: number, east: number]>([
  ['ArrowUp', [1, 0]],
  ['ArrowDown', [-1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

const around = ({ latitude, longitude }: Point, by: number): Bounds => ({
  west: longitude - by,
  south: latitude - by,
  east: longitude + by,
  north: latitude + by,
});

const isIn = ({ latitude, longitude }: Point, { west, south, east, north }: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

const middleOf = ({ west, south, east, north }: Bounds): Point => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

interface Props {
  /** The pin; null if there is none. */
  point: Point | null;
  /** The centre of the home's place, if known. */
  place: Point | null;
  set: (point: Point) => void;
}

/** A map on which a click sets the pin of a home and arrow keys move it. */
export function PinMap({ point, place, set }: Props) {
  const map = useRef<MapHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(() => (point ? around(point, NEAR) : place ? around(place, FAR) : INITIAL_BOUNDS));
  const seen = useRef(first);

  // Moves the map to a pin that was set in the coordinate fields.
  const follow = useEffectEvent(() => {
    if (point && !isIn(point, seen.current)) map.current?.fitBounds(around(point, NEAR));
  });
  useEffect(() => follow(), [point?.latitude, point?.longitude]);

  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS.get(event.key);
    const isOnPin = event.target instanceof Element && event.target.closest('.map-pin') !== null;
    if (!arrow || !point || !isOnPin || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // else the map would pan
    const by = STEP * (event.shiftKey ? STRIDE : 1);
    const [north, east] = arrow;
    set({ latitude: point.latitude + north * by, longitude: point.longitude + east * by });
  };
  const toMiddle = () => {
    set(middleOf(seen.current));
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('.map-pin button')?.focus());
  };

  return (
    <div ref={box} className="pin-map" onKeyDownCapture={keys}>
      <InteractiveMap
        ref={map}
        label={messages.mapLabel}
        bounds={first}
        pins={point ? [{ id: 'pin', point, name: messages.pinLabel, variant: 'mark' }] : []}
        onPin={() => undefined}
        onClick={set}
        onView={({ bounds }) => (seen.current = bounds)}
      />
      <p>{messages.mapHelp}</p>
      <Button variant="default" size="compact-sm" onClick={(event) => singleClick(event, toMiddle)}>
        {messages.pinInMiddle}
      </Button>
      <VisuallyHidden role="status">
        {point && messages.pinPosition(point.latitude.toFixed(4), point.longitude.toFixed(4))}
      </VisuallyHidden>
    </div>
  );
}

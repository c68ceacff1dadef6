import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import { type Point, project } from './projection.ts';

/** A pin on a map. */
export interface Pin {
  id: string;
  point: Point;
  /** Accessible name, such as "AED 2,400,000, 2 bedrooms, Dubai Marina". */
  name: string;
  /** Its text; empty on a plain one. */
  text?: string;
  /** Variant: price of one home, number of homes, or a plain mark. */
  variant: 'price' | 'count' | 'mark';
  /** True while its content is open. */
  isOpen?: boolean;
  /** True if its position is approximate. */
  isNear?: boolean;
}

interface Props {
  camera: Camera;
  pins: readonly Pin[];
  onPin?: (pin: Pin) => void;
}

/** The pins from north to south, as buttons if they are interactive. */
export function Pins({ camera, pins, onPin }: Props) {
  const layer = useRef<HTMLUListElement>(null);
  const sorted = [...pins].sort((one, other) => other.point.latitude - one.point.latitude);

  // Positioned without React, because this runs on every frame of an animation.
  useLayoutEffect(() => {
    const spots = [...pins]
      .sort((one, other) => other.point.latitude - one.point.latitude)
      .map(({ point }) => project(point));
    function place() {
      const items = layer.current!.children;
      spots.forEach((spot, index) => {
        const { x, y } = camera.pixelOf(spot);
        (items[index] as HTMLElement).style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      });
    }
    place();
    return camera.watch(place);
  }, [camera, pins]);

  // What takes itself off the map takes the keyboard with it, unless somebody sees to that.
  const hadFocus = useRef(false);
  useEffect(() => {
    const map = layer.current!.closest<HTMLElement>('.map-view');
    if (hadFocus.current && document.activeElement === document.body) map?.focus({ preventScroll: true });
  }, [pins]);

  return (
    <ul
      ref={layer}
      className="map-pins"
      onFocus={() => (hadFocus.current = true)}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {sorted.map((pin) => (
        <li key={pin.id} className="map-pin" data-open={pin.isOpen || undefined}>
          {onPin ? (
            <button
              type="button"
              data-look={pin.variant}
              data-near={pin.isNear || undefined}
              aria-label={pin.name}
              aria-pressed={pin.variant === 'price' ? (pin.isOpen ?? false) : undefined}
              onClick={() => onPin(pin)}
            >
              {pin.text}
            </button>
          ) : (
            <span
              role="img"
              data-look={pin.variant}
              data-near={pin.isNear || undefined}
              aria-label={pin.name}
            >
              {pin.text}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

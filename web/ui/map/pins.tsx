import { DivIcon, type Map, Marker } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from './projection.ts';

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
  isApproximate?: boolean;
}

interface Props {
  map: Map;
  pins: readonly Pin[];
  onPin: ((pin: Pin) => void) | undefined;
}

/** The pins from north to south, as buttons if they are interactive. */
export const Pins = ({ map, pins, onPin }: Props) =>
  [...pins]
    .sort((a, b) => b.point.latitude - a.point.latitude)
    .map((pin, index) => <MapPin key={pin.id} map={map} pin={pin} index={index} onPin={onPin} />);

interface MapPinProps {
  map: Map;
  pin: Pin;
  /** Its place in the reading order. */
  index: number;
  onPin: ((pin: Pin) => void) | undefined;
}

/** A Leaflet marker with a button or an image. */
function MapPin({ map, pin, index, onPin }: MapPinProps) {
  const { point, name, text, variant, isOpen = false, isApproximate = false } = pin;
  const [content] = useState(() => document.createElement('div'));
  const [marker] = useState(() => {
    const icon = new DivIcon({ className: 'map-pin', html: content, iconSize: [0, 0] });
    return new Marker([point.latitude, point.longitude], { icon, interactive: false, keyboard: false });
  });

  useLayoutEffect(() => {
    marker.addTo(map);
    marker.getElement()!.setAttribute('role', 'listitem');
    return () => {
      // The focus of a removed pin moves to the map.
      if (content.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
      marker.remove();
    };
  }, [map, marker, content]);

  useLayoutEffect(() => {
    marker.setLatLng([point.latitude, point.longitude]);
  }, [marker, point.latitude, point.longitude]);

  // Leaflet appends new markers. Only they move here, so that no focused pin is moved.
  useLayoutEffect(() => {
    const icon = marker.getElement()!;
    const place = icon.parentElement!.children[index];
    if (place && place !== icon) place.before(icon);
  }, [marker, index]);

  const attributes = {
    'data-variant': variant,
    'data-approximate': isApproximate || undefined,
    'aria-label': name,
  };
  if (!onPin) return createPortal(<span role="img" {...attributes} />, content);
  return createPortal(
    <button
      type="button"
      {...attributes}
      data-open={isOpen || undefined}
      aria-pressed={variant === 'price' ? isOpen : undefined}
      onClick={() => onPin(pin)}
    >
      {text}
    </button>,
    content,
  );
}

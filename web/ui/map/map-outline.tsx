import { useLayoutEffect, useRef } from 'react';
import type { Bounds } from '../../../schema/search.ts';
import type { Camera } from './camera.ts';
import { project } from './projection.ts';

interface Props {
  camera: Camera;
  bounds: Bounds;
}

/** An outline around bounds. */
export function MapOutline({ camera, bounds }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { west, south, east, north } = bounds;
    function place() {
      const corner = camera.pixelOf(project({ latitude: north, longitude: west }));
      const opposite = camera.pixelOf(project({ latitude: south, longitude: east }));
      Object.assign(box.current!.style, {
        transform: `translate(${corner.x.toFixed(1)}px, ${corner.y.toFixed(1)}px)`,
        width: `${(opposite.x - corner.x).toFixed(1)}px`,
        height: `${(opposite.y - corner.y).toFixed(1)}px`,
      });
    }
    place();
    return camera.watch(place);
  }, [camera, bounds]);
  return <div ref={box} className="map-frame" />;
}

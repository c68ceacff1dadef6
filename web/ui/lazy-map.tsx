import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import './lazy-map.css';
import type { MapProps } from './map/moving-map.tsx';
import { part } from './part.ts';

export type { MapHandle, Seen } from './map/moving-map.tsx';
export type { Pin } from './map/pin.ts';

const code = part(() => import('./map/moving-map.tsx'));

/** Has the map's code fetched before it is wanted, such as when somebody points at what opens it. */
export const expectMap = (): void => void code.fetch().catch(() => undefined);

interface Props extends MapProps {
  /** What is said where the map cannot be had, such as where else the same is told. */
  instead: string;
}

/** A map that can be moved; its code comes when it is first shown. */
export function LazyMap({ instead, ...map }: Props) {
  const [attempt, setAttempt] = useState(1);
  const [lostAt, setLostAt] = useState(0);
  const [Here, setHere] = useState(() => code.here()?.MovingMap);

  useEffect(() => {
    if (Here) return;
    let gone = false;
    code.fetch().then(
      ({ MovingMap }) => gone || setHere(() => MovingMap),
      () => gone || setLostAt(attempt),
    );
    return () => {
      gone = true;
    };
  }, [Here, attempt]);

  if (Here) return <Here {...map} />;
  return (
    <div className="map-coming" role="status">
      {lostAt === attempt ? (
        <>
          <p>The map cannot be shown just now. {instead}</p>
          <Button className="button button-quiet" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </>
      ) : (
        <p>The map is on its way.</p>
      )}
    </div>
  );
}

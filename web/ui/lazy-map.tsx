import { Button } from './button.tsx';
import './lazy-map.css';
import type { MapProps } from './map/moving-map.tsx';
import { lazyModule } from './lazy-module.ts';
import { useLazyModule } from './use-lazy-module.ts';

export type { MapHandle, Seen } from './map/moving-map.tsx';
export type { Pin } from './map/pin.ts';

const code = lazyModule(() => import('./map/moving-map.tsx'));

/** Has the map's code fetched before it is wanted, such as when somebody points at what opens it. */
export const expectMap = (): void => void code.fetch().catch(() => undefined);

interface Props extends MapProps {
  /** What is said where the map cannot be had, such as where else the same is told. */
  instead: string;
}

/** A map that can be moved; its code comes when it is first shown. */
export function LazyMap({ instead, ...map }: Props) {
  const { here, isLost, again } = useLazyModule(code);
  if (here) return <here.MovingMap {...map} />;
  return (
    <div className="map-coming" role="status">
      {isLost ? (
        <>
          <p>The map cannot be shown just now. {instead}</p>
          <Button className="button button-quiet" onClick={() => again()}>
            Try again
          </Button>
        </>
      ) : (
        <p>The map is on its way.</p>
      )}
    </div>
  );
}

import { Button } from './button.tsx';
import * as messages from './messages.ts';
import './place-map.css';
import type { MapProps } from './map/interactive-map.tsx';
import { lazyModule, useLazyModule } from './lazy-module.ts';

const code = lazyModule(() => import('./map/interactive-map.tsx'));

/** Prefetches the map's code, for example on hover. */
export const prefetchMap = (): void => void code.fetch().catch(() => undefined);

interface Props extends MapProps {
  /** Fallback if the map cannot be loaded. */
  fallback: string;
}

/** An interactive map that is loaded on first render. */
export function LazyMap({ fallback, ...map }: Props) {
  const { module, hasFailed, retry } = useLazyModule(code);
  if (module) return <module.InteractiveMap {...map} />;
  return (
    <div className="lazy-map" role="status">
      {hasFailed ? (
        <>
          <p>{messages.mapLoadError(fallback)}</p>
          <Button className="button button-quiet" onClick={() => retry()}>
            {messages.tryAgain}
          </Button>
        </>
      ) : (
        <p>{messages.mapLoading}</p>
      )}
    </div>
  );
}

import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type { Bounds } from '../../../schema/search.ts';
import { Icon } from '../icon.tsx';
import { minus, plus } from '../icons.ts';
import { Camera } from './camera.ts';
import type { Credit } from './credit.ts';
import { Credits } from './credits.tsx';
import { Framed } from './framed.tsx';
import { attachGestures, type PageGesture } from './gestures.ts';
import { openBaseMap } from './open-base-map.ts';
import type { Pin } from './pin.ts';
import { Pins } from './pins.tsx';
import type { Point, MapPoint } from './projection.ts';
import './map-colours.css';
import './moving-map.css';

/** The visible part of a map. */
export interface Seen {
  bounds: Bounds;
  /** Zoom: at 0 the world is 256 pixels wide, each level doubles it. */
  zoom: number;
  /** The centre. */
  middle: MapPoint;
  /** True if the visitor moved it since the last event. */
  byHand: boolean;
}

/** Imperative handle of a map. */
export interface MapHandle {
  /** Fits bounds up to a maximum zoom; `asked` if the visitor requested it. */
  show(bounds: Bounds, how?: { nearest?: number | undefined; asked?: boolean }): void;
  /** Focuses the map. */
  focus(): void;
}

/** Props of a map. */
export interface MapProps {
  /** Accessible name. */
  label: string;
  /** Initial bounds. */
  bounds: Bounds;
  /** Maximum initial zoom. */
  nearest?: number | undefined;
  /** View to restore instead of the initial bounds. */
  before?: Pick<Seen, 'middle' | 'zoom'> | undefined;
  pins?: readonly Pin[];
  /** Called on a click on a pin; without it pins are not interactive. */
  onPin?: (pin: Pin) => void;
  /** Called on a click outside of pins. */
  onPick?: ((point: Point) => void) | undefined;
  /** Called initially and after each movement has ended. */
  onSeen?: (seen: Seen) => void;
  /** Bounds that are outlined. */
  framed?: Bounds | null;
  /** Overlay content. */
  children?: ReactNode;
  ref?: Ref<MapHandle>;
}

/** Time without movement after which a movement has ended, in milliseconds. */
const STILL = 220;

/** Duration of the gesture hint in milliseconds. */
const HINT_TIME = 1800;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const gestureHint = (gesture: PageGesture): string =>
  gesture === 'touch'
    ? 'Use two fingers to move the map'
    : `Use ${isMac() ? '⌘' : 'Ctrl'} + scroll to zoom the map`;

/** An interactive map for touch with two fingers, mouse, wheel with Ctrl or ⌘, and keyboard. */
export function MovingMap({
  label,
  bounds,
  nearest,
  before,
  pins = [],
  onPin,
  onPick,
  onSeen,
  framed,
  children,
  ref,
}: MapProps) {
  const view = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [camera] = useState(() => new Camera());
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const byHand = useRef(false);
  const [gesture, setGesture] = useState<{ gesture: PageGesture } | null>(null);
  const told = useEffectEvent((seen: Seen) => onSeen?.(seen));
  const pressed = useEffectEvent((at: { x: number; y: number }) => onPick?.(camera.pointUnder(at)));
  const first = useEffectEvent(() => camera.see(before ?? camera.whole(bounds, nearest)));

  useImperativeHandle(
    ref,
    () => ({
      show(piece, { nearest: most, asked = false } = {}) {
        byHand.current = asked;
        camera.go(camera.whole(piece, most));
      },
      focus: () => view.current!.focus({ preventScroll: true }),
    }),
    [camera],
  );

  useLayoutEffect(() => {
    const element = view.current!;
    let begun = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      camera.see({ width, height });
      if (!begun) first();
      begun = true;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [camera]);

  useEffect(() => {
    const host = view.current!.querySelector<HTMLElement>('.map-ground')!;
    const ground = openBaseMap(host, setCredits);
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => ground.draw(camera.frame));
    };
    const end = camera.watch(draw);
    draw();
    return () => {
      end();
      cancelAnimationFrame(frame);
      ground.remove();
    };
  }, [camera]);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const tell = () => {
      const { zoom, middle, width } = camera.frame;
      if (width === 0) return;
      told({ bounds: camera.bounds(), zoom, middle, byHand: byHand.current });
      byHand.current = false;
    };
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(tell, STILL);
    };
    tell();
    const end = camera.watch(wait);
    const release = attachGestures(view.current!, camera, {
      onHand: () => (byHand.current = true),
      onPress: (at) => pressed(at),
      onLeftToPage: (left) => setGesture({ gesture: left }),
    });
    return () => {
      clearTimeout(waiting);
      end();
      release();
      camera.stop();
    };
  }, [camera]);

  useEffect(() => {
    if (!gesture) return undefined;
    const end = setTimeout(() => setGesture(null), HINT_TIME);
    return () => clearTimeout(end);
  }, [gesture]);

  function nearer(by: number) {
    byHand.current = true;
    camera.go(camera.nearer(by));
  }

  return (
    <div className="map">
      <div
        ref={view}
        className="map-view"
        role="region"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        data-picks={onPick && !onPin ? '' : undefined}
      >
        <div className="map-ground" />
        {framed && <Framed camera={camera} bounds={framed} />}
        <Pins camera={camera} pins={pins} onPin={onPin} />
      </div>
      <p id={hint} hidden>
        Arrow keys move the map, plus and minus go nearer and farther.
      </p>
      {gesture && (
        <p className="map-hint" aria-hidden="true">
          <span>{gestureHint(gesture.gesture)}</span>
        </p>
      )}
      <div className="map-zoom">
        <button type="button" aria-label="Zoom in" onClick={() => nearer(1)}>
          <Icon lines={plus} />
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => nearer(-1)}>
          <Icon lines={minus} />
        </button>
      </div>
      <Credits credits={credits} />
      {children}
    </div>
  );
}

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

/** What somebody sees of a map. */
export interface Seen {
  bounds: Bounds;
  /** How closely: 0 shows the world on 256 pixels, each one more twice as large. */
  zoom: number;
  /** The spot in the middle. */
  middle: MapPoint;
  /** Whether it was moved by hand since it last stood still. */
  byHand: boolean;
}

/** How a map is led from outside. */
export interface MapHandle {
  /** Shows all of a piece of the map, no nearer than a zoom; `asked` where somebody at the map wanted that. */
  show(bounds: Bounds, how?: { nearest?: number | undefined; asked?: boolean }): void;
  /** Brings the keyboard to the map. */
  focus(): void;
}

/** What a map shows and tells. */
export interface MapProps {
  /** What it is a map of, for those who hear it. */
  label: string;
  /** What is to be seen of it at first. */
  bounds: Bounds;
  /** How near that may be, as a zoom. */
  nearest?: number | undefined;
  /** What is to be seen at first in the place of that: what was seen before. */
  before?: Pick<Seen, 'middle' | 'zoom'> | undefined;
  pins?: readonly Pin[];
  /** A pin was pressed; without it pins are not for pressing. */
  onPin?: (pin: Pin) => void;
  /** A point of the map was pressed that is no pin. */
  onPick?: ((point: Point) => void) | undefined;
  /** The map stands still after it was moved, and at first. */
  onSeen?: (seen: Seen) => void;
  /** A piece of the map around which a line is drawn. */
  framed?: Bounds | null;
  /** What stands over the map. */
  children?: ReactNode;
  ref?: Ref<MapHandle>;
}

/** Milliseconds without a move after which the map stands still. */
const STILL = 220;

/** Milliseconds for which the map says how it is moved. */
const HINT_TIME = 1800;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const gestureHint = (gesture: PageGesture): string =>
  gesture === 'touch'
    ? 'Use two fingers to move the map'
    : `Use ${isMac() ? '⌘' : 'Ctrl'} + scroll to zoom the map`;

/** A map of the city that is moved by two fingers, the mouse, the wheel with Ctrl or ⌘, and keys. */
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

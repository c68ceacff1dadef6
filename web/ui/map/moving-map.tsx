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
import { type Credit, Credits } from './credits.tsx';
import { MapOutline } from './map-outline.tsx';
import { attachGestures, type PageGesture } from './gestures.ts';
import { openBaseMap } from './open-base-map.ts';
import { type Pin, Pins } from './pins.tsx';
import type { Point, MapPoint } from './projection.ts';
import * as messages from './messages.ts';
import './moving-map.css';

/** The visible part of a map. */
export interface MapView {
  bounds: Bounds;
  /** Zoom: at 0 the world is 256 pixels wide, each level doubles it. */
  zoom: number;
  /** The centre. */
  center: MapPoint;
  /** True if the visitor moved it since the last event. */
  isUserAction: boolean;
}

/** Imperative handle of a map. */
export interface MapHandle {
  /** Fits bounds up to a maximum zoom. `isUserRequest` marks the next view as a movement by the visitor. */
  show(bounds: Bounds, options?: { nearest?: number | undefined; isUserRequest?: boolean }): void;
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
  before?: Pick<MapView, 'center' | 'zoom'> | undefined;
  pins?: readonly Pin[];
  /** Called on a click on a pin; without it pins are not interactive. */
  onPin?: (pin: Pin) => void;
  /** Called on a click outside of pins. */
  onPick?: ((point: Point) => void) | undefined;
  /** Called initially and after each movement has ended. */
  onView?: (seen: MapView) => void;
  /** Bounds that are outlined. */
  framed?: Bounds | null;
  /** Overlay content. */
  children?: ReactNode;
  ref?: Ref<MapHandle>;
}

/** Time without movement after which a movement has ended, in milliseconds. */
const IDLE_MS = 220;

/** Duration of the gesture hint in milliseconds. */
const HINT_TIME = 1800;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const gestureHint = (gesture: PageGesture): string =>
  gesture === 'touch' ? messages.touchHint : messages.wheelHint(isMac() ? '⌘' : 'Ctrl');

/** An interactive map for touch with two fingers, mouse, wheel with Ctrl or ⌘, and keyboard. */
export function MovingMap({
  label,
  bounds,
  nearest,
  before,
  pins = [],
  onPin,
  onPick,
  onView,
  framed,
  children,
  ref,
}: MapProps) {
  const view = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [camera] = useState(() => new Camera());
  const [credits, setCredits] = useState<readonly Credit[]>([]);
  const isUserAction = useRef(false);
  const [gesture, setGesture] = useState<{ gesture: PageGesture } | null>(null);
  const notify = useEffectEvent((seen: MapView) => onView?.(seen));
  const onClick = useEffectEvent((at: { x: number; y: number }) => onPick?.(camera.pointAt(at)));
  const showInitialView = useEffectEvent(() => camera.setFrame(before ?? camera.fit(bounds, nearest)));

  useImperativeHandle(
    ref,
    () => ({
      show(target, { nearest: maxZoom, isUserRequest = false } = {}) {
        isUserAction.current = isUserRequest;
        camera.go(camera.fit(target, maxZoom));
      },
      focus: () => view.current!.focus({ preventScroll: true }),
    }),
    [camera],
  );

  useLayoutEffect(() => {
    const element = view.current!;
    let isInitialized = false;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      camera.setFrame({ width, height });
      if (!isInitialized) showInitialView();
      isInitialized = true;
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [camera]);

  useEffect(() => {
    const host = view.current!.querySelector<HTMLElement>('.map-ground')!;
    const baseMap = openBaseMap(host, setCredits);
    let frame = 0;
    const draw = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => baseMap.draw(camera.frame));
    };
    const end = camera.watch(draw);
    draw();
    return () => {
      end();
      cancelAnimationFrame(frame);
      baseMap.remove();
    };
  }, [camera]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const reportView = () => {
      const { zoom, center, width } = camera.frame;
      if (width === 0) return;
      notify({ bounds: camera.bounds(), zoom, center, isUserAction: isUserAction.current });
      isUserAction.current = false;
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(reportView, IDLE_MS);
    };
    reportView();
    const end = camera.watch(wait);
    const release = attachGestures(view.current!, camera, {
      onMove: () => (isUserAction.current = true),
      onClick: (at) => onClick(at),
      onPageGesture: (left) => setGesture({ gesture: left }),
    });
    return () => {
      clearTimeout(timer);
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

  function zoomBy(by: number) {
    isUserAction.current = true;
    camera.go(camera.zoomBy(by));
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
        {framed && <MapOutline camera={camera} bounds={framed} />}
        <Pins camera={camera} pins={pins} onPin={onPin} />
      </div>
      <p id={hint} hidden>
        {messages.keyboardHint}
      </p>
      {gesture && (
        <p className="map-hint" aria-hidden="true">
          <span>{gestureHint(gesture.gesture)}</span>
        </p>
      )}
      <div className="map-zoom">
        <button type="button" aria-label={messages.zoomIn} onClick={() => zoomBy(1)}>
          <Icon lines={plus} />
        </button>
        <button type="button" aria-label={messages.zoomOut} onClick={() => zoomBy(-1)}>
          <Icon lines={minus} />
        </button>
      </div>
      <Credits credits={credits} />
      {children}
    </div>
  );
}

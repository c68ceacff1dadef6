import { DomEvent, type LatLngBounds, Map as LeafletMap, type PointExpression, Rectangle } from 'leaflet';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type WheelEvent,
} from 'react';
import type { Bounds } from '../../../schema/search.ts';
import { Icon } from '../icon.tsx';
import { minus, plus } from '../icons.ts';
import { addBaseLayers, CITY_BOUNDS, DRAWING_BOUNDS, toLeafletBounds } from './base-layer.ts';
import { type Pin, Pins } from './pins.tsx';
import type { Point } from './projection.ts';
import * as messages from './messages.ts';
import './interactive-map.css';

/** The visible part of a map. */
export interface MapView {
  bounds: Bounds;
  /** Zoom: at 0 the world is 256 pixels wide, each level doubles it. */
  zoom: number;
  center: Point;
  /** True if the visitor moved it since the last event. */
  isUserAction: boolean;
}

interface FitOptions {
  maxZoom?: number | undefined;
  /** Marks the next view as a movement by the visitor. */
  isUserRequest?: boolean;
}

/** Imperative handle of a map. */
export interface MapHandle {
  /** Moves to bounds. */
  fitBounds(bounds: Bounds, options?: FitOptions): void;
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
  maxZoom?: number | undefined;
  /** View to restore instead of the initial bounds. */
  initialView?: Pick<MapView, 'center' | 'zoom'> | undefined;
  pins?: readonly Pin[];
  /** Called on a click on a pin; without it pins are not interactive. */
  onPin?: (pin: Pin) => void;
  /** Called on a click outside of pins. */
  onClick?: ((point: Point) => void) | undefined;
  /** Called initially and after each movement has ended. */
  onView?: (view: MapView) => void;
  /** Bounds that are outlined. */
  outline?: Bounds | null;
  /** Overlay content. */
  children?: ReactNode;
  ref?: Ref<MapHandle>;
}

/** Gestures that scroll the page. */
type PageGesture = 'wheel' | 'touch';

/** Pixels by which an arrow key pans. */
const PAN_STEP = 120;
/** Margin in pixels around bounds that are fitted. */
const MARGIN = 56;
/** Time without movement after which the view is reported, in milliseconds. */
const SETTLE_MS = 200;
/** Duration of the gesture hint in milliseconds. */
const HINT_MS = 1800;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

const gestureHint = (gesture: PageGesture): string =>
  gesture === 'touch' ? messages.touchHint : messages.wheelHint(isMac() ? '⌘' : 'Ctrl');

const fromLeafletBounds = (bounds: LatLngBounds): Bounds => ({
  west: bounds.getWest(),
  south: bounds.getSouth(),
  east: bounds.getEast(),
  north: bounds.getNorth(),
});

function createMap(element: HTMLElement): LeafletMap {
  const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    zoomControl: false,
    zoomSnap: 0, // bounds are fitted exactly
    maxZoom: 18,
    maxBounds: DRAWING_BOUNDS,
    maxBoundsViscosity: 1,
    keyboardPanDelta: PAN_STEP,
    inertia: isAnimated,
    zoomAnimation: isAnimated,
    fadeAnimation: isAnimated,
    trackResize: false, // the size is observed
  });
  map.attributionControl.setPrefix(false);
  map.getPane('overlayPane')!.setAttribute('aria-hidden', 'true');
  const pins = map.getPane('markerPane')!;
  pins.setAttribute('role', 'list');
  DomEvent.on(pins, 'dblclick', DomEvent.stopPropagation);
  return map;
}

/** Removes a map, after its zoom animation, the end of which fails without a map. */
function removeMap(map: LeafletMap): void {
  const isZooming = map.getPane('mapPane')!.classList.contains('leaflet-zoom-anim');
  if (isZooming) map.once('moveend', () => map.remove());
  else map.remove();
}

/** Adapts a map to the size of its element. At its minimum zoom it shows the city, but nothing beyond the drawing. */
function updateSize(map: LeafletMap): void {
  map.invalidateSize();
  map.setMinZoom(0);
  map.setMinZoom(Math.max(map.getBoundsZoom(CITY_BOUNDS), map.getBoundsZoom(DRAWING_BOUNDS, true)));
}

function fitBounds(map: LeafletMap, bounds: Bounds, maxZoom = map.getMaxZoom()): void {
  const { x, y } = map.getSize();
  const padding: PointExpression = [Math.min(MARGIN, x / 4), Math.min(MARGIN, y / 4)];
  map.fitBounds(toLeafletBounds(bounds), { padding, maxZoom });
}

const isOnControl = ({ target }: Event): boolean => (target as Element).closest('button, a') !== null;

/** An interactive map for touch with two fingers, mouse, wheel with Ctrl or ⌘, and keyboard. */
export function InteractiveMap({
  label,
  bounds,
  maxZoom,
  initialView,
  pins = [],
  onPin,
  onClick,
  onView,
  outline,
  children,
  ref,
}: MapProps) {
  const hint = useId();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [gesture, setGesture] = useState<{ gesture: PageGesture } | null>(null);
  /** True if the last movement is one by the visitor. */
  const isUserAction = useRef(false);

  const showInitialView = useEffectEvent((created: LeafletMap) => {
    updateSize(created);
    if (initialView) {
      const { center, zoom } = initialView;
      created.setView([center.latitude, center.longitude], zoom);
    } else fitBounds(created, bounds, maxZoom);
  });
  const handleClick = useEffectEvent((point: Point) => onClick?.(point));
  const reportView = useEffectEvent((current: LeafletMap) => {
    if (current.getSize().x === 0) return;
    const { lat: latitude, lng: longitude } = current.getCenter();
    onView?.({
      bounds: fromLeafletBounds(current.getBounds()),
      zoom: current.getZoom(),
      center: { latitude, longitude },
      isUserAction: isUserAction.current,
    });
  });

  useLayoutEffect(() => {
    const created = createMap(element.current!);
    addBaseLayers(created);
    showInitialView(created);
    reportView(created);
    let timer: ReturnType<typeof setTimeout>;
    const handleMoveEnd = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reportView(created), SETTLE_MS);
    };
    created.on('moveend', handleMoveEnd);
    created.on('click', ({ latlng, originalEvent }) => {
      if (!isOnControl(originalEvent)) handleClick({ latitude: latlng.lat, longitude: latlng.lng });
    });
    const sizes = new ResizeObserver(() => {
      isUserAction.current = false;
      updateSize(created);
    });
    sizes.observe(created.getContainer());
    setMap(created);
    return () => {
      sizes.disconnect();
      created.off('moveend', handleMoveEnd);
      clearTimeout(timer);
      removeMap(created);
    };
  }, []);

  useEffect(() => {
    if (!map || !outline) return undefined;
    const rectangle = new Rectangle(toLeafletBounds(outline), {
      className: 'map-outline',
      interactive: false,
    });
    rectangle.addTo(map);
    return () => void rectangle.remove();
  }, [map, outline]);

  useEffect(() => {
    if (!gesture) return undefined;
    const timer = setTimeout(() => setGesture(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [gesture]);

  useImperativeHandle(
    ref,
    () => ({
      fitBounds(target, options) {
        isUserAction.current = options?.isUserRequest ?? false;
        if (map) fitBounds(map, target, options?.maxZoom);
      },
      focus: () => element.current!.focus({ preventScroll: true }),
    }),
    [map],
  );

  // A plain wheel and one finger scroll the page. These handlers run before Leaflet's.
  function handleWheel(event: WheelEvent) {
    isUserAction.current = true;
    if (event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    setGesture({ gesture: 'wheel' });
  }
  function handlePointerDown({ pointerType }: PointerEvent) {
    isUserAction.current = true;
    if (pointerType === 'mouse') map?.dragging.enable();
    else map?.dragging.disable();
  }

  return (
    <div
      className="map"
      onWheelCapture={handleWheel}
      onPointerDownCapture={handlePointerDown}
      onTouchMove={({ touches }) => touches.length === 1 && setGesture({ gesture: 'touch' })}
      onKeyDownCapture={() => (isUserAction.current = true)}
    >
      <div
        ref={element}
        className="map-view"
        role="region"
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
      />
      {map && <Pins map={map} pins={pins} onPin={onPin} />}
      <p id={hint} hidden>
        {messages.keyboardHint}
      </p>
      {gesture && (
        <p className="map-hint" aria-hidden="true">
          <span>{gestureHint(gesture.gesture)}</span>
        </p>
      )}
      <div className="map-zoom">
        <button
          type="button"
          className="map-button"
          aria-label={messages.zoomIn}
          onClick={() => map?.zoomIn()}
        >
          <Icon lines={plus} />
        </button>
        <button
          type="button"
          className="map-button"
          aria-label={messages.zoomOut}
          onClick={() => map?.zoomOut()}
        >
          <Icon lines={minus} />
        </button>
      </div>
      {children}
    </div>
  );
}

import { hasNoModifiers } from '../keyboard.ts';
import type { Camera } from './camera.ts';
import type { MapPoint } from './projection.ts';

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 5;
/** Pixels by which an arrow key pans. */
const PAN_STEP = 120;
/** Zoom for each pixel of the wheel, and of a pinch on a touchpad. */
const WHEEL = 1 / 260;
const PINCH = 1 / 90;
/** Maximum time between the clicks of a double click, in milliseconds. */
const DOUBLE_CLICK_MS = 1000;
/** Height of a wheel line in pixels. */
const LINE = 40;

interface GestureHandlers {
  /** The visitor moves the map. */
  onMove: () => void;
  /** The map was clicked at this pixel, outside of pins. */
  onClick: (at: MapPoint) => void;
  /** A wheel or one-finger gesture scrolls the page instead. */
  onPageGesture: (gesture: PageGesture) => void;
}

/** Gestures that scroll the page. */
export type PageGesture = 'wheel' | 'touch';

/**
 * Moves a camera by two fingers, the mouse, the wheel with Ctrl or ⌘, and keys; returns the function that ends that. A
 * plain wheel and a single finger scroll the page, as with the cooperative gestures of MapLibre.
 */
export function attachGestures(
  element: HTMLElement,
  camera: Camera,
  { onMove, onClick, onPageGesture }: GestureHandlers,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const fingers = new Map<number, MapPoint>();
  let start: MapPoint | null = null;
  let hasMoved = false;
  /** Time of the last single click. */
  let clickedAt = -Infinity;

  const pixelOf = ({ clientX, clientY }: MouseEvent): MapPoint => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      camera.stop();
      if (fingers.size === 0) {
        start = pixelOf(event);
        hasMoved = false;
      }
      fingers.set(event.pointerId, pixelOf(event));
    },
    { signal },
  );

  element.addEventListener(
    'pointermove',
    (event) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = pixelOf(event);
      if (!hasMoved && Math.hypot(now.x - start!.x, now.y - start!.y) < CLICK_TOLERANCE) return;
      const isOneFinger = event.pointerType !== 'mouse' && fingers.size === 1;
      if (isOneFinger) {
        hasMoved = true;
        onPageGesture('touch');
        return;
      }
      onMove();
      hasMoved = true;
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
      fingers.set(event.pointerId, now);
      if (other) pinch(before, now, other);
      else camera.pan(before.x - now.x, before.y - now.y);
    },
    { signal },
  );

  function pinch(before: MapPoint, now: MapPoint, other: MapPoint): void {
    const distance = (one: MapPoint) => Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
    camera.pan((before.x - now.x) / 2, (before.y - now.y) / 2);
    const center = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    camera.setFrame(camera.zoomBy(Math.log2(distance(now) / distance(before)), center));
  }

  // The browser scrolls the page by two fingers as well, unless that is prevented from the start.
  for (const touch of ['touchstart', 'touchmove'] as const) {
    element.addEventListener(
      touch,
      (event) => event.touches.length > 1 && event.cancelable && event.preventDefault(),
      { signal, passive: false },
    );
  }

  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
  }
  // The mouse button may be released outside of the window.
  addEventListener('blur', () => fingers.clear(), { signal });

  // The end of a drag is not a click.
  element.addEventListener(
    'click',
    (event) => {
      if (!hasMoved || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  element.addEventListener(
    'click',
    (event) => {
      if (event.detail !== 1 || isOnControl(event)) return;
      clickedAt = event.timeStamp;
      onClick(pixelOf(event));
    },
    { signal },
  );

  element.addEventListener(
    'dblclick',
    (event) => {
      // If the first click hit a button that disappeared, the second one is not a double click on the map.
      if (isOnControl(event) || event.timeStamp - clickedAt > DOUBLE_CLICK_MS) return;
      event.preventDefault();
      onMove();
      camera.go(camera.zoomBy(1, pixelOf(event)));
    },
    { signal },
  );

  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) {
        onPageGesture('wheel');
        return;
      }
      event.preventDefault();
      onMove();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
      camera.setFrame(camera.zoomBy(-pixels * (event.ctrlKey ? PINCH : WHEEL), pixelOf(event)));
    },
    { signal, passive: false },
  );

  element.addEventListener(
    'keydown',
    (event) => {
      const move = hasNoModifiers({ ...modifiersOf(event), shiftKey: false })
        ? moves.get(event.key)
        : undefined;
      if (!move || event.target !== element) return;
      event.preventDefault();
      onMove();
      move(camera);
    },
    { signal },
  );

  return () => controller.abort();
}

const modifiersOf = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
});

const isOnControl = ({ target }: Event): boolean => (target as Element).closest('button, a') !== null;

/** Keyboard commands. */
const moves: ReadonlyMap<string, (camera: Camera) => void> = new Map([
  ['ArrowLeft', (camera) => camera.pan(-PAN_STEP, 0)],
  ['ArrowRight', (camera) => camera.pan(PAN_STEP, 0)],
  ['ArrowUp', (camera) => camera.pan(0, -PAN_STEP)],
  ['ArrowDown', (camera) => camera.pan(0, PAN_STEP)],
  ['+', (camera) => camera.go(camera.zoomBy(1))],
  ['=', (camera) => camera.go(camera.zoomBy(1))],
  ['-', (camera) => camera.go(camera.zoomBy(-1))],
]);

// The first script of every page. It delays the other scripts until the largest picture, or the first text of a page without
// one, is painted, so that they do not compete for network and processor. Input or a timeout ends the delay.
const TIMEOUT = 2500; // milliseconds
/** Milliseconds for painting a loaded picture; the browser reports the paint only if it is the largest so far. */
const PAINT_TIMEOUT = 300;
const INPUT_EVENTS = ['pointerdown', 'keydown'];
const start = document.querySelector<HTMLScriptElement>('script[data-entry]')!;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

// A click on a control with `data-replay-click` is replayed once the scripts are loaded, unless the visitor moves on. If they fail to
// load, the control works as a link.
let clicked: HTMLElement | null = null;
const replay = new AbortController();
document.addEventListener('click', delayClick, replay);
document.addEventListener('focusin', cancelReplay, replay);
document.addEventListener('keydown', cancelReplay, replay);

if (!document.hidden) {
  const input = new Promise((happened) => {
    for (const sign of INPUT_EVENTS) document.addEventListener(sign, happened, { once: true });
  });
  await Promise.race([input, after(TIMEOUT), pagePainted()]);
  await after(0);
}

const { entry = '', modules = '' } = start.dataset;
const files = [...modules.split(' ').filter(Boolean), entry];
for (const href of files) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
}
try {
  // One by one in the order of dependencies, so that input is handled in between.
  for (const file of files) {
    await after(0);
    await import(/* @vite-ignore */ file);
  }
} finally {
  replay.abort();
  (clicked as HTMLElement | null)?.click();
}

function delayClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('a, button, summary, label');
  if (control) clicked = null;
  if (
    !control?.matches('a[data-replay-click]') ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey
  )
    return;
  event.preventDefault();
  clicked = control;
}

function cancelReplay(event: FocusEvent | KeyboardEvent): void {
  const cancels =
    'key' in event ? event.key === 'Escape' : (event.target as Element).matches('input, select, textarea');
  if (cancels) clicked = null;
}

async function pagePainted(): Promise<void> {
  if (!picture) return painted('paint', () => true);
  const paint = painted('largest-contentful-paint', (entry) => entry.element === picture);
  await loaded(picture);
  await Promise.race([paint, after(PAINT_TIMEOUT)]);
}

function loaded(image: HTMLImageElement): Promise<unknown> | undefined {
  if (image.complete) return undefined;
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
  });
}

/** Resolves at a paint entry that `matches`, or at once if the browser does not report the type. */
function painted(type: string, matches: (entry: { element?: Element | null }) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
      resolve();
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some((entry) => matches(entry as { element?: Element | null }))) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type, buffered: true });
  });
}

function after(milliseconds: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export {};

// The first script of every page. What makes the page work comes after what makes it seen: until the picture that a
// visitor waits for, or the first words where there is none, stand on the screen, they have line and processor to
// themselves, unless that is slow or the visitor is quick.
const PATIENCE = 2500; // milliseconds
/** What a loaded picture is given to be drawn; a browser tells of it only while it is the largest thing so far. */
const DRAWING = 300; // milliseconds
const HURRY = ['pointerdown', 'keydown'];
const start = document.querySelector<HTMLScriptElement>('script[data-entry]')!;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

// What only scripts can do well waits for them when it is pressed, unless one goes on to something else; where they do
// not come it is a link like any other.
let pressed: HTMLElement | null = null;
const waiting = new AbortController();
document.addEventListener('click', hold, waiting);
document.addEventListener('focusin', letGo, waiting);
document.addEventListener('keydown', letGo, waiting);

// Whoever comes back to a place further down, or is led to one, finds the page as long as it is.
const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (way?.type !== 'navigate' || location.hash) document.documentElement.removeAttribute('data-landing');

if (!document.hidden) {
  const hurried = new Promise((happened) => {
    for (const sign of HURRY) document.addEventListener(sign, happened, { once: true });
  });
  await Promise.race([hurried, after(PATIENCE), seen()]);
  await after(0);
}

const { entry = '', modules = '' } = start.dataset;
const files = [...modules.split(' ').filter(Boolean), entry];
for (const href of files) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
}
try {
  // One by one, foundations first, so that a visitor's touch comes in between.
  for (const file of files) {
    await after(0);
    await import(/* @vite-ignore */ file);
  }
} finally {
  waiting.abort();
  (pressed as HTMLElement | null)?.click();
}

function hold(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('a, button, summary, label');
  if (control) pressed = null;
  if (!control?.matches('a[data-waits]') || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return;
  event.preventDefault();
  pressed = control;
}

function letGo(event: FocusEvent | KeyboardEvent): void {
  const goesOn =
    'key' in event ? event.key === 'Escape' : (event.target as Element).matches('input, select, textarea');
  if (goesOn) pressed = null;
}

async function seen(): Promise<void> {
  if (!picture) return painted('paint', () => true);
  const drawn = painted('largest-contentful-paint', (entry) => entry.element === picture);
  await loaded(picture);
  await Promise.race([drawn, after(DRAWING)]);
}

function loaded(image: HTMLImageElement): Promise<unknown> | undefined {
  if (image.complete) return undefined;
  return new Promise((ended) => {
    for (const end of ['load', 'error']) image.addEventListener(end, ended, { once: true });
  });
}

/** Until the browser has drawn what is meant, or at once where it does not tell. */
function painted(type: string, isMeant: (entry: { element?: Element | null }) => boolean): Promise<void> {
  return new Promise((drawn) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
      drawn();
      return;
    }
    const observer = new PerformanceObserver((list) => {
      if (!list.getEntries().some((entry) => isMeant(entry as { element?: Element | null }))) return;
      observer.disconnect();
      drawn();
    });
    observer.observe({ type, buffered: true });
  });
}

function after(milliseconds: number): Promise<unknown> {
  return new Promise((passed) => setTimeout(passed, milliseconds));
}

export {};

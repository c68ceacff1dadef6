// The first script of every page. What makes the page work comes after what makes it seen: until the picture that a
// visitor waits for stands there, it has the line to itself, unless it is slow or the visitor is quick.
const PATIENCE = 2500; // milliseconds
const HURRY = ['pointerdown', 'keydown'];
const start = document.querySelector<HTMLScriptElement>('script[data-entry]')!;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

if (picture && !picture.complete) {
  await new Promise((seen) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, seen, { once: true });
    for (const sign of HURRY) document.addEventListener(sign, seen, { once: true });
    setTimeout(seen, PATIENCE);
  });
}
if (!document.hidden) await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

const { entry = '', modules = '' } = start.dataset;
for (const href of modules.split(' ').filter(Boolean)) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
}
await import(/* @vite-ignore */ entry);

export {};

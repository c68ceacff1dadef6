import { after } from './later.ts';

/** Does something once what is being pressed has been: what moves away under a pointer would be missed. */
export function afterRelease(act: () => void): void {
  const next = () => void after(0, act);
  if (document.querySelector(':active')) addEventListener('mouseup', next, { once: true, capture: true });
  else next();
}

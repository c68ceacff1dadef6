import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { more } from './icons.ts';
import { useRestoredDisclosures } from './restored-state.ts';
import './disclosure.css';

interface Props {
  title: ReactNode;
  /** Its own on the page: by it, Back finds it open. */
  id: string;
  /** Those of one name are open one at a time. */
  name?: string;
  children: ReactNode;
}

/** A line that opens to what it promises, and closes again; no script is needed for it. */
export function Disclosure({ title, id, name, children }: Props) {
  return (
    <details ref={useRestoredDisclosures(id)} className="disclosure" name={name}>
      <summary onClick={holdPlace}>
        {title}
        <Icon lines={more} />
      </summary>
      <div className="disclosure-inside">{children}</div>
    </details>
  );
}

/** Opens or closes what was pressed, which stays where it stands though another above it closes. */
function holdPlace(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const summary = event.currentTarget;
  const details = summary.parentElement as HTMLDetailsElement;
  const before = summary.getBoundingClientRect().top;
  const hold = () => scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' });
  details.open = !details.open;
  hold();
  requestAnimationFrame(hold); // where the browser holds on to something else as well
}

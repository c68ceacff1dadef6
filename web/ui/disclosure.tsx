import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { more } from './icons.ts';
import { useRestoredDisclosure } from './restored-state.ts';
import './disclosure.css';

interface Props {
  title: ReactNode;
  /** Unique on the page; restores the open state after Back. */
  id: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  children: ReactNode;
}

/** A `details` element, which works without scripts. */
export function Disclosure({ title, id, name, children }: Props) {
  return (
    <details ref={useRestoredDisclosure(id)} className="disclosure" name={name}>
      <summary onClick={keepPosition}>
        {title}
        <Icon lines={more} />
      </summary>
      <div className="disclosure-inside">{children}</div>
    </details>
  );
}

/** Keeps the clicked element in place when another one above it closes. */
function keepPosition(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  const summary = event.currentTarget;
  const details = summary.parentElement as HTMLDetailsElement;
  const before = summary.getBoundingClientRect().top;
  const restorePosition = () =>
    scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' });
  details.open = !details.open;
  restorePosition();
  requestAnimationFrame(restorePosition); // once more after the browser's scroll anchoring
}

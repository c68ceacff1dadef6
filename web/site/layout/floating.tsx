import { Icon } from '../../ui/icon.tsx';
import { call, up, whatsApp } from '../../ui/icons.ts';
import { agency, dial } from '../agency.ts';
import { useScrolledPast } from './scroll.ts';
import './floating.css';

/**
 * Links that stay in view: back to the top once the page is scrolled past 300 pixels, WhatsApp, a call. The first keeps its
 * place while it is hidden, so that the others do not move under a finger.
 */
export function Floating() {
  const deep = useScrolledPast(300);
  return (
    <nav className="floating" aria-label="At hand">
      <button
        className="floating-top"
        aria-label="Back to top"
        data-hidden={!deep || undefined}
        onClick={toTop}
      >
        <Icon lines={up} />
      </button>
      <a
        href={agency.chat}
        target="_blank"
        rel="noreferrer"
        aria-label="Chat on WhatsApp (opens in a new tab)"
      >
        <Icon lines={whatsApp} />
      </a>
      <a href={dial(agency.phones[0])} aria-label={`Call ${agency.phones[0]}`}>
        <Icon lines={call} />
      </a>
    </nav>
  );
}

function toTop(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

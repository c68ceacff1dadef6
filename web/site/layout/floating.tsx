import { Icon } from '../../ui/icon.tsx';
import { call, chat, up } from '../../ui/icons.ts';
import { agency, dial } from '../agency.ts';
import { useScrolledPast } from './scroll.ts';
import './floating.css';

/** What stays at hand while one reads: back to the top once the page is scrolled past 300 pixels, a chat, a call. */
export function Floating() {
  const deep = useScrolledPast(300);
  return (
    <nav className="floating" aria-label="At hand">
      <button className="floating-top" aria-label="Back to top" hidden={!deep} onClick={toTop}>
        <Icon lines={up} />
      </button>
      <a href={agency.chat} target="_blank" rel="noreferrer" aria-label="Chat with us (opens in a new tab)">
        <Icon lines={chat} />
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

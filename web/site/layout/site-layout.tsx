import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { useIsLoading } from '../../data/api.ts';
import type { PageDescriptor } from '../../page-descriptor.ts';
import { Icon } from '../../ui/icon.tsx';
import { call, up, whatsApp } from '../../ui/icons.ts';
import { dial, useAgency } from '../agency.ts';
import { CompareTray } from './compare-tray.tsx';
import { Footer, SellingFooter } from './footer.tsx';
import * as messages from './frame-messages.ts';
import { Header, useScrolledPast } from './header.tsx';
import { CurrentPath } from './navigation.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import './site-layout.css';

/** The layout of every public page. */
export function SiteLayout() {
  const page = usePageDescriptor();
  return (
    <CurrentPath value={page?.path ?? ''}>
      <Header />
      <Pending />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {page?.footer === 'selling' ? <SellingFooter /> : <Footer />}
      <Floating />
      <CompareTray />
      <RouteAnnouncer />
      <ScrollRestoration />
    </CurrentPath>
  );
}

/**
 * Links that stay in view: back to the top once the page is scrolled past 300 pixels, WhatsApp, a call. The first keeps its
 * place while it is hidden, so that the others do not move under a finger.
 */
function Floating() {
  const deep = useScrolledPast(300);
  const {
    chat,
    phones: [phone],
  } = useAgency();
  return (
    <nav className="floating" aria-label={messages.floatingLinks}>
      <button
        className="floating-top"
        aria-label={messages.backToTop}
        data-hidden={!deep || undefined}
        onClick={toTop}
      >
        <Icon lines={up} />
      </button>
      {chat && (
        <a href={chat} target="_blank" rel="noreferrer" aria-label={messages.chat}>
          <Icon lines={whatsApp} />
        </a>
      )}
      {phone && (
        <a href={dial(phone)} aria-label={messages.call(phone)}>
          <Icon lines={call} />
        </a>
      )}
    </nav>
  );
}

function toTop(): void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Shows that the next page, or a part of this one, is being loaded; the style keeps it hidden for the first 150 ms. */
function Pending() {
  const { state } = useNavigation();
  const isWaiting = useIsLoading();
  if (state === 'idle' && !isWaiting) return null;
  return <div className="pending" role="progressbar" aria-label={messages.loading} />;
}

/** Returns the descriptor of the current page; undefined if no page matches. */
const usePageDescriptor = () => useMatches().at(-1)?.handle as PageDescriptor | undefined;

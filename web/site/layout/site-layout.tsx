import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteAnnouncer } from './arrival.tsx';
import { CompareTray } from './compare-tray.tsx';
import { Floating } from './floating.tsx';
import { Footer, SellingFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageHandle } from './page-handle.ts';
import { Pending } from './pending.tsx';

/** Every public page: the bar, what the page is about, the foot, and what stays at hand. */
export function SiteLayout() {
  const { footer } = usePageHandle();
  return (
    <>
      <Header />
      <Pending />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer === 'selling' ? <SellingFooter /> : <Footer />}
      <Floating />
      <CompareTray />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}

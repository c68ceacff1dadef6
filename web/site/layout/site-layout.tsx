import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteAnnouncer } from './arrival.tsx';
import { CompareTray } from './compare-tray.tsx';
import { Floating } from './floating.tsx';
import { Footer, SellingFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { usePageDescriptor } from './page-handle.ts';
import { Pending } from './pending.tsx';

/** Every public page: the bar, what the page is about, the foot, and what stays at hand. */
export function SiteLayout() {
  const page = usePageDescriptor();
  return (
    <>
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
    </>
  );
}

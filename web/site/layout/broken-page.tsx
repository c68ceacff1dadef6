import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain, useIsOffline } from '../../ui/try-again.tsx';
import { LostHead } from './page-head.tsx';

/** What stands in the place of a page that could not be shown: nothing of the inside, and a way to try again. */
export function BrokenPage() {
  const isOffline = useIsOffline();
  const title = isOffline ? 'You are offline' : 'Something went wrong';
  return (
    <div className="measure">
      <LostHead title={title} />
      <Notice heading text={isOffline ? `${title}.` : `${title}. Please try again later.`}>
        <TryAgain />
        <ArrowLink href={paths.home}>Go to the home page</ArrowLink>
      </Notice>
    </div>
  );
}

/** The same where not even the bar could be shown. */
export const BrokenSite = () => (
  <main id="main">
    <BrokenPage />
  </main>
);

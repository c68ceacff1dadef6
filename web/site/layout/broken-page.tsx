import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { LostHead } from './page-head.tsx';

/** What stands in the place of a page that could not be shown: nothing of the inside, and a way to try again. */
export function BrokenPage() {
  return (
    <div className="measure">
      <LostHead title="Something went wrong" />
      <Notice heading text="Something went wrong. Please try again later.">
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

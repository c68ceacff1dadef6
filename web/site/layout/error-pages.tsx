import { data } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryMessage, useIsOffline } from '../../ui/retry-message.tsx';
import { ErrorHead } from './page-head.tsx';
import { listLinks, DescribedLinks } from './ways.tsx';

export const notFoundLoader = () => data(null, { status: 404 });

/** The page of every path without a page. */
export function NotFoundPage() {
  return (
    <div className="measure">
      <ErrorHead title="Page Not Found" />
      <Notice heading text="Page Not Found">
        <ArrowLink href={paths.home}>Go to the home page</ArrowLink>
      </Notice>
      <DescribedLinks label="Homes on offer" ways={Object.values(listLinks)} />
    </div>
  );
}

/** The error element of pages: no details, and a link to try again. */
export function BrokenPage() {
  const isOffline = useIsOffline();
  const title = isOffline ? 'You are offline' : 'Something went wrong';
  return (
    <div className="measure">
      <ErrorHead title={title} />
      <Notice heading text={isOffline ? `${title}.` : `${title}. Please try again later.`}>
        <RetryMessage />
        <ArrowLink href={paths.home}>Go to the home page</ArrowLink>
      </Notice>
    </div>
  );
}

/** The error element of the layout. */
export const BrokenSite = () => (
  <main id="main">
    <BrokenPage />
  </main>
);

import { data } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { Notice, RetryMessage, useIsOffline } from '../../ui/notice.tsx';
import * as messages from './frame-messages.ts';
import { ErrorHead } from './page-head.tsx';
import { DescribedLinks, getListLinks } from './described-links.tsx';

export const notFoundLoader = () => data(null, { status: 404 });

/** The page of every path without a page. */
export function NotFoundPage() {
  return (
    <div className="measure">
      <ErrorHead title={messages.notFound} />
      <Notice heading text={messages.notFound}>
        <ArrowLink href={paths.home}>{messages.goHome}</ArrowLink>
      </Notice>
      <DescribedLinks label={messages.homesOnOffer} links={Object.values(getListLinks())} />
    </div>
  );
}

/** The error element of pages: no details, and a link to try again. */
export function BrokenPage() {
  const isOffline = useIsOffline();
  const title = isOffline ? messages.offlineTitle : messages.failedTitle;
  return (
    <div className="measure">
      <ErrorHead title={title} />
      <Notice heading text={isOffline ? messages.offline : messages.failed}>
        <RetryMessage />
        <ArrowLink href={paths.home}>{messages.goHome}</ArrowLink>
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

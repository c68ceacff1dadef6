import { BuyPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { createLoader, pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { listLinks, DescribedLinks } from '../layout/described-links.tsx';
import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';
import { NewestHome } from './newest-home.tsx';

const texts = pageTexts('BUY_PROPERTY');

const homeLists = {
  label: 'Homes to buy',
  links: [
    listLinks.apartmentsForSale,
    listLinks.villasForSale,
    {
      name: 'Upcoming projects',
      text: 'Homes that are being built, with their payment plans.',
      href: paths.upcomingProjects,
    },
  ],
};

const newest = pageQuery({ document: BuyPropertyDocument, variables: () => ({}), isOptional: true });

export const loader = createLoader(texts, newest);

/** The guide to buying a home. */
export function Component() {
  return (
    <GuidePage
      title={messages.buyPropertyTitle}
      path={pages.buyProperty.path}
      result={texts.useResult()}
      subject={messages.buyPropertySubject}
      picture={<NewestHome result={newest.useResult()} path={paths.villaForSale} />}
    >
      <DescribedLinks {...homeLists} />
    </GuidePage>
  );
}

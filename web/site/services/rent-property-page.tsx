import { RentPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { createLoader, pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { listLinks, DescribedLinks } from '../layout/described-links.tsx';
import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { pageTexts } from '../layout/page-texts.tsx';
import { pages } from './pages.ts';
import { NewestHome } from './newest-home.tsx';

const texts = pageTexts('RENT_PROPERTY');

const homeLists = {
  label: 'Homes to rent',
  links: [listLinks.rentalApartments, listLinks.rentalVillas],
};

const newest = pageQuery({ document: RentPropertyDocument, variables: () => ({}), isOptional: true });

export const loader = createLoader(texts, newest);

/** The guide to renting a home. */
export function Component() {
  return (
    <GuidePage
      title={messages.rentPropertyTitle}
      path={pages.rentProperty.path}
      result={texts.useResult()}
      subject={messages.rentPropertySubject}
      picture={<NewestHome result={newest.useResult()} path={paths.rentalApartment} />}
    >
      <DescribedLinks {...homeLists} />
    </GuidePage>
  );
}

import { useLoaderData } from 'react-router-dom';
import { PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { RentPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { apiContext, loadPage, OPTIONAL, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { DescribedLinks, getListLinks } from '../layout/described-links.tsx';
import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { NewestHome } from './newest-home.tsx';

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, {
    texts: api.query(PageContentDocument, { key: 'RENT_PROPERTY' }),
    newest: api.query(RentPropertyDocument, {}, OPTIONAL),
  });
};

/** The guide to renting a home. */
export function Component() {
  const { rentalApartments, rentalVillas } = getListLinks();
  const { texts, newest } = useLoaderData<typeof loader>();
  return (
    <GuidePage
      title={messages.rentPropertyTitle}
      path={paths.rentProperty}
      texts={texts}
      subject={messages.rentPropertySubject}
      picture={<NewestHome newest={newest} path={paths.rentalApartment} />}
    >
      <DescribedLinks label={messages.homesToRent} links={[rentalApartments, rentalVillas]} />
    </GuidePage>
  );
}

import { useLoaderData } from 'react-router-dom';
import { PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { BuyPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { apiContext, loadPage, OPTIONAL, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { listLinks, DescribedLinks } from '../layout/described-links.tsx';
import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { NewestHome } from './newest-home.tsx';

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

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, {
    texts: api.query(PageContentDocument, { key: 'BUY_PROPERTY' }),
    newest: api.query(BuyPropertyDocument, {}, OPTIONAL),
  });
};

/** The guide to buying a home. */
export function Component() {
  const { texts, newest } = useLoaderData<typeof loader>();
  return (
    <GuidePage
      title={messages.buyPropertyTitle}
      path={paths.buyProperty}
      texts={texts}
      subject={messages.buyPropertySubject}
      picture={<NewestHome newest={newest} path={paths.villaForSale} />}
    >
      <DescribedLinks {...homeLists} />
    </GuidePage>
  );
}

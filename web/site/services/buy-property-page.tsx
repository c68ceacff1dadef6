import { useLoaderData } from 'react-router-dom';
import { PageContentDocument } from '../../../schema/documents/site/layout/graphql.ts';
import { BuyPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { apiContext, loadPage, OPTIONAL, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { DescribedLinks, getListLinks } from '../layout/described-links.tsx';
import { GuidePage } from './guide-page.tsx';
import * as messages from './messages.tsx';
import { NewestHome } from './newest-home.tsx';

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, {
    texts: api.query(PageContentDocument, { key: 'BUY_PROPERTY' }),
    newest: api.query(BuyPropertyDocument, {}, OPTIONAL),
  });
};

/** The guide to buying a home. */
export function Component() {
  const { apartmentsForSale, villasForSale } = getListLinks();
  const upcomingProjects = {
    name: messages.upcomingProjects,
    text: messages.upcomingProjectsText,
    href: paths.upcomingProjects,
  };
  const { texts, newest } = useLoaderData<typeof loader>();
  return (
    <GuidePage
      title={messages.buyPropertyTitle}
      path={paths.buyProperty}
      texts={texts}
      subject={messages.buyPropertySubject}
      picture={<NewestHome newest={newest} path={paths.villaForSale} />}
    >
      <DescribedLinks
        label={messages.homesToBuy}
        links={[apartmentsForSale, villasForSale, upcomingProjects]}
      />
    </GuidePage>
  );
}

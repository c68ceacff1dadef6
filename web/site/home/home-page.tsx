import { DreamHomesDocument, HomeOpeningDocument } from '../../../schema/documents/site/home/graphql.ts';
import { loaderOf, pageData } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { agency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Agents } from './agents.tsx';
import { Banner } from './banner.tsx';
import { CityMap } from './city-map.tsx';
import { DreamHomes } from './dream-homes.tsx';
import { Faq } from './faq.tsx';
import { Intents } from './intents.tsx';
import { Latest } from './latest.tsx';
import { Luxury } from './luxury.tsx';
import { Statistics } from './statistics.tsx';
import { Why } from './why.tsx';
import './home.css';

const opening = pageData({ document: HomeOpeningDocument, variables: () => ({}) });

/** Asked by itself, so that leafing through the categories asks for nothing else. */
const dreamHomes = pageData({
  document: DreamHomesDocument,
  variables: ({ search }) => ({ page: pageNumber(search) }),
  beside: true,
});

export const loader = loaderOf(opening, dreamHomes);

/** The first page. */
export function Component() {
  const answer = opening.useAnswer();
  return (
    <>
      <PageHead
        title={`Homes for sale and for rent in ${agency.city}`}
        description={`Apartments, villas and townhouses in ${agency.city}, to buy, to rent and being built, with price, place and pictures.`}
        path={paths.home}
        picture={answer.state === 'here' ? answer.data.banners.items[0]?.image : null}
      />
      <Banner answer={answer} />
      <Intents />
      <Luxury answer={answer} />
      <Statistics />
      <Latest answer={answer} />
      <Why />
      <DreamHomes answer={dreamHomes.useAnswer()} />
      <Agents />
      <CityMap />
      <Faq />
    </>
  );
}

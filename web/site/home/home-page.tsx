import { useEffect } from 'react';
import {
  BannersDocument,
  DreamHomesDocument,
  ProjectsDocument,
  PropertiesDocument,
} from '../../../schema/documents/site/home/graphql.ts';
import { createLoader, pageQuery } from '../../data/page-query.ts';
import { renderSectionsWhenIdle } from '../../landing.ts';
import { paths } from '../../paths.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { agency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Agents, Faq, Intents, Statistics, Why } from './sections.tsx';
import { Banner } from './banner.tsx';
import { CityMap } from './city-map.tsx';
import { DreamHomes } from './dream-homes.tsx';
import { Latest, Luxury } from './latest.tsx';
import './home.css';

// Each is asked by itself: what fails takes nothing else with it, and leafing through the categories asks for nothing else.
const all = { variables: () => ({}), isOptional: true };
const banners = pageQuery({ document: BannersDocument, ...all });
const properties = pageQuery({ document: PropertiesDocument, ...all });
const projects = pageQuery({ document: ProjectsDocument, ...all });
const dreamHomes = pageQuery({
  document: DreamHomesDocument,
  variables: ({ search }) => ({ page: pageNumber(search) }),
  isOptional: true,
});

export const loader = createLoader(banners, properties, projects, dreamHomes);

/** The first page. */
export function Component() {
  const opening = banners.useResult();
  useEffect(() => void renderSectionsWhenIdle(), []);
  return (
    <>
      <PageHead
        title={`Homes for sale and for rent in ${agency.city}`}
        description={`Apartments, villas and townhouses in ${agency.city}, to buy, to rent and being built, with price, place and pictures.`}
        path={paths.home}
        picture={opening.state === 'here' ? opening.data.banners.items[0]?.image : null}
      />
      <Banner result={opening} />
      <Intents />
      <Luxury result={properties.useResult()} />
      <Statistics />
      <Latest result={projects.useResult()} />
      <Why />
      <DreamHomes result={dreamHomes.useResult()} />
      <Agents />
      <CityMap />
      <Faq />
    </>
  );
}

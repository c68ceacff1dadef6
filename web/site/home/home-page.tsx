import { useEffect } from 'react';
import {
  AgentsDocument,
  BannersDocument,
  DreamHomesDocument,
  ProjectsDocument,
  PropertiesDocument,
} from '../../../schema/documents/site/home/graphql.ts';
import { createLoader, pageQuery } from '../../data/page-query.ts';
import { renderSectionsWhenIdle } from '../../landing.ts';
import { paths } from '../../paths.ts';
import { pageNumber } from '../../ui/page-number.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Agents, Questions, Intents, Statistics, Reasons } from './sections.tsx';
import { Banner } from './banner.tsx';
import { CityMap } from './city-map.tsx';
import { DreamHomes } from './dream-homes.tsx';
import { LatestProjects, PremiumProperties } from './latest.tsx';
import * as messages from './messages.ts';
import './home.css';

// Separate queries, so that one may fail alone and a page of categories reloads nothing else.
const WITHOUT_VARIABLES = { variables: () => ({}), isOptional: true };
const banners = pageQuery({ document: BannersDocument, ...WITHOUT_VARIABLES });
const properties = pageQuery({ document: PropertiesDocument, ...WITHOUT_VARIABLES });
const projects = pageQuery({ document: ProjectsDocument, ...WITHOUT_VARIABLES });
const agents = pageQuery({ document: AgentsDocument, ...WITHOUT_VARIABLES });
const dreamHomes = pageQuery({
  document: DreamHomesDocument,
  variables: ({ search }) => ({ page: pageNumber(search) }),
  isOptional: true,
});

export const loader = createLoader(banners, properties, projects, dreamHomes, agents);

/** The home page. */
export function Component() {
  const bannerResult = banners.useResult();
  useEffect(() => void renderSectionsWhenIdle(), []);
  return (
    <>
      <PageHead
        title={messages.title}
        description={messages.description}
        path={paths.home}
        picture={bannerResult.state === 'loaded' ? bannerResult.data.banners.items[0]?.image : null}
      />
      <Banner result={bannerResult} />
      <Intents />
      <PremiumProperties result={properties.useResult()} />
      <Statistics />
      <LatestProjects result={projects.useResult()} />
      <Reasons />
      <DreamHomes result={dreamHomes.useResult()} />
      <Agents result={agents.useResult()} />
      <CityMap />
      <Questions />
    </>
  );
}

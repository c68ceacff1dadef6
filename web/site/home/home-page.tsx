import { useLoaderData } from 'react-router-dom';
import {
  AgentsDocument,
  BannersDocument,
  DreamHomesDocument,
  ProjectsDocument,
  PropertiesDocument,
} from '../../../schema/documents/site/home/graphql.ts';
import { apiContext, loadPage, OPTIONAL, useResult, type LoaderArgs } from '../../data/api.ts';
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

export const loader = ({ request, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const page = pageNumber(new URL(request.url).searchParams);
  // Separate queries, so that one may fail alone and a page of categories reloads nothing else.
  return loadPage(api, {
    banners: api.query(BannersDocument, {}, OPTIONAL),
    properties: api.query(PropertiesDocument, {}, OPTIONAL),
    projects: api.query(ProjectsDocument, {}, OPTIONAL),
    categories: api.query(DreamHomesDocument, { page }, OPTIONAL),
    agents: api.query(AgentsDocument, {}, OPTIONAL),
  });
};

/** The home page. */
export function Component() {
  const { banners, properties, projects, categories, agents } = useLoaderData<typeof loader>();
  const bannerResult = useResult(banners);
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
      <PremiumProperties result={useResult(properties)} />
      <Statistics />
      <LatestProjects result={useResult(projects)} />
      <Reasons />
      <DreamHomes result={useResult(categories)} />
      <Agents result={useResult(agents)} />
      <CityMap />
      <Questions />
    </>
  );
}

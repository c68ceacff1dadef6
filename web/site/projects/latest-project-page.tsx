import { useLoaderData } from 'react-router-dom';
import {
  LatestProjectDocument,
  LatestProjectGalleryDocument,
  type LatestProjectQuery,
  NewestProjectsDocument,
} from '../../../schema/documents/site/projects/graphql.ts';
import { apiContext, loadPage, OPTIONAL, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import {
  createEnquiryAction,
  Gallery,
  getGalleryTexts,
  type OfferItem,
  OfferPage,
  OtherOffers,
} from '../layout/offer-page.tsx';
import { recordStatus } from '../layout/record-page.tsx';
import * as messages from './latest-project-messages.ts';

type Project = NonNullable<LatestProjectQuery['record']>;

/** What a link in a list knows of a project. */
type ProjectPreview = Omit<Project, 'logo'> & Partial<Project>;

export const loader = ({ params: { id = '' }, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(
    api,
    {
      record: api.query(LatestProjectDocument, { id }),
      sections: api.query(LatestProjectGalleryDocument, { id }, OPTIONAL),
      others: api.query(NewestProjectsDocument, {}, OPTIONAL),
    },
    ({ record }) => recordStatus(record),
  );
};

export const action = createEnquiryAction(paths.latestProject);

/** The page of a latest project with links to others. */
export function Component() {
  const { record, sections, others } = useLoaderData<typeof loader>();
  return (
    <OfferPage<Project, ProjectPreview, OfferItem>
      record={record}
      path={paths.latestProject}
      back={{ href: paths.home, label: messages.backToHome }}
      texts={{ loading: messages.loading, missing: messages.notFound, failed: messages.loadFailed }}
      describe={(project) => ({
        description: messages.description(project),
        facts: {
          [messages.categoryLabel]: messages.categoryName(project.category),
          [messages.locationLabel]: project.location,
        },
        logoText: project.logo,
      })}
      sections={sections}
      sectionsKind={{
        getTexts: () => ({ ...getGalleryTexts(), none: messages.noGallery }),
        Content: Gallery,
      }}
      footer={
        <OtherOffers
          offers={others}
          title={messages.otherProjectsTitle}
          path={paths.latestProject}
          link={messages.cardLink}
          none={messages.noOtherProjects}
        />
      }
    />
  );
}

import { useLoaderData } from 'react-router-dom';
import {
  NewestPropertiesDocument,
  PropertyDocument,
  PropertyGalleryDocument,
  type PropertyQuery,
} from '../../../schema/documents/site/projects/graphql.ts';
import { apiContext, loadPage, OPTIONAL, type LoaderArgs } from '../../data/api.ts';
import { after } from '../../data/query.ts';
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
import * as messages from './property-messages.ts';

/** Every list loads all fields of a property. */
type Property = NonNullable<PropertyQuery['record']>;

export const loader = ({ params: { id = '' }, context }: LoaderArgs) => {
  const api = context.get(apiContext);
  const record = api.query(PropertyDocument, { id });
  return loadPage(
    api,
    {
      record,
      sections: api.query(PropertyGalleryDocument, { id }, OPTIONAL),
      others: after(record, (result) =>
        recordStatus(result) === 404 || result.state === 'failed'
          ? api.query(NewestPropertiesDocument, {}, OPTIONAL)
          : null,
      ),
    },
    ({ record }) => recordStatus(record),
  );
};

export const action = createEnquiryAction(paths.property);

/** The page of a premium luxury development. */
export function Component() {
  const { record, sections, others } = useLoaderData<typeof loader>();
  return (
    <OfferPage<Property, Property, OfferItem>
      record={record}
      path={paths.property}
      back={{ href: paths.home, label: messages.backToHome }}
      texts={{ loading: messages.loading, missing: messages.notFound, failed: messages.loadFailed }}
      describe={(property) => ({
        description: messages.description(property),
        facts: {
          [messages.typeLabel]: messages.typeName(property.type),
          [messages.locationLabel]: property.location,
        },
      })}
      noPictures={messages.noPictures}
      sections={sections}
      sectionsKind={{
        getTexts: () => ({ ...getGalleryTexts(), none: messages.noGallery }),
        Content: Gallery,
      }}
      others={
        <OtherOffers
          offers={others}
          title={messages.otherPropertiesTitle}
          path={paths.property}
          link={messages.cardLink}
          none={messages.noOtherProperties}
        />
      }
    />
  );
}

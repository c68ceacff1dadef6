import { generatePath } from 'react-router-dom';
import {
  ApartmentForSaleDocument,
  type ApartmentForSaleQuery,
} from '../../../schema/documents/site/listings/graphql.ts';
import { pageData } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { LostHead, PageHead } from '../layout/page-head.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { ComingListing, HERO_SIZES, ListingHeading } from './listing-parts.tsx';
import './listing.css';

const apartment = pageData({
  document: ApartmentForSaleDocument,
  variables: ({ params }) => ({ id: params.id ?? '' }),
  missing: ({ saleApartment }) => saleApartment === null,
});

export const { loader } = apartment;

/** One apartment for sale. */
export function Component() {
  return (
    <div className="listing measure">
      <p className="listing-back">
        <ArrowLink href={paths.apartmentsForSale} to="back">
          Apartments for sale
        </ArrowLink>
      </p>
      <Answer />
    </div>
  );
}

function Answer() {
  const answer = apartment.useAnswer();
  if (answer.state === 'loading') {
    return (
      <>
        <title>Loading apartment details...</title>
        <ComingListing text="Loading apartment details..." />
      </>
    );
  }
  if (answer.state === 'here' && answer.data.saleApartment)
    return <Apartment {...answer.data.saleApartment} />;
  const text = answer.state === 'failed' ? 'The apartment cannot be shown just now.' : 'Apartment not found';
  return (
    <>
      <LostHead title={text} />
      <Notice heading text={text}>
        {answer.state === 'failed' && <TryAgain />}
      </Notice>
    </>
  );
}

type Shown = NonNullable<ApartmentForSaleQuery['saleApartment']>;

function Apartment({ id, title, location, price, bedrooms, bathrooms, size, thumbnail, gallery }: Shown) {
  const facts = { Bedrooms: bedrooms, Bathrooms: bathrooms, Size: size };
  return (
    <>
      <PageHead
        title={`${title}, ${location}`}
        description={`${title} in ${location}, for sale at ${price}.`}
        path={generatePath(paths.apartmentForSale, { id })}
      />
      <ListingHeading title={title} location={location} />
      <div className="listing-hero">
        <Picture picture={thumbnail} alt={title} sizes={HERO_SIZES} wanted="first" />
      </div>
      <div className="listing-body">
        <Facts price={price} facts={facts} />
        <Gallery title={title} items={gallery} missing="Gallery not found" />
      </div>
    </>
  );
}

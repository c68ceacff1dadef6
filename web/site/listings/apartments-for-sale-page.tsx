import { generatePath } from 'react-router-dom';
import {
  ApartmentsForSaleDocument,
  type ApartmentsForSaleQuery,
} from '../../../schema/documents/site/listings/graphql.ts';
import { pageData, type Outcome } from '../../data/page-data.ts';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { pageNumber } from '../../ui/page-number.ts';
import { Pager } from '../../ui/pager.tsx';
import { TryAgain } from '../../ui/try-again.tsx';
import { agency } from '../agency.ts';
import { PageHead } from '../layout/page-head.tsx';
import { ListingCard } from './listing-card.tsx';
import { ComingList, ListHeading, ListingGrid, PER_PAGE } from './listing-list.tsx';

const apartments = pageData({
  document: ApartmentsForSaleDocument,
  variables: ({ search }) => ({ page: pageNumber(search), limit: PER_PAGE }),
});

export const { loader } = apartments;

/** Apartments for sale, six to a page. */
export function Component() {
  const answer = apartments.useAnswer();
  const found = answer.state === 'here' ? answer.data.saleApartments : null;
  const page = found?.page ?? 1;
  return (
    <div className="measure">
      <PageHead
        title={page === 1 ? 'Apartments for sale' : `Apartments for sale, page ${page}`}
        description={`Apartments for sale in ${agency.city} with price, place and pictures, the newest first.`}
        path={page === 1 ? paths.apartmentsForSale : `${paths.apartmentsForSale}?page=${page}`}
      />
      <ListHeading title="Apartments for sale">{found && <Whereabouts {...found} />}</ListHeading>
      <Apartments answer={answer} />
    </div>
  );
}

type Found = ApartmentsForSaleQuery['saleApartments'];

function Whereabouts({ total, page, totalPages }: Found) {
  if (total === 0) return null;
  const count = total === 1 ? '1 apartment' : `${total} apartments`;
  return totalPages === 1 ? count : `${count}, page ${page} of ${totalPages}`;
}

function Apartments({ answer }: { answer: Outcome<ApartmentsForSaleQuery> }) {
  if (answer.state === 'loading') return <ComingList text="Loading apartments..." />;
  const none = 'No apartments available.';
  if (answer.state === 'failed') {
    return (
      <Notice text={none}>
        <TryAgain />
      </Notice>
    );
  }
  const { items, page, totalPages } = answer.data.saleApartments;
  if (items.length === 0) return <Notice text={none} />;
  return (
    <>
      <ListingGrid>
        {items.map(({ id, thumbnail, ...apartment }, index) => (
          <ListingCard
            key={id}
            {...apartment}
            href={generatePath(paths.apartmentForSale, { id })}
            picture={thumbnail}
            wanted={index === 0 ? 'first' : index < 3 ? 'soon' : 'later'}
          />
        ))}
      </ListingGrid>
      <Pager page={page} totalPages={totalPages} of="apartments for sale" />
    </>
  );
}

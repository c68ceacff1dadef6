import { useLoaderData } from 'react-router-dom';
import { RentalApartmentsDocument } from '../../../schema/documents/site/listings/graphql.ts';
import { emptySearch } from '../../../schema/search.ts';
import { apiContext, loadPage, type LoaderArgs } from '../../data/api.ts';
import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import { HomeCard } from '../layout/home-card.tsx';
import { ListPage, PER_PAGE } from '../layout/list-page.tsx';
import { rentalApartments } from './kinds.ts';
import { SearchAllLink } from './search-all-link.tsx';
import * as messages from './searched-list-messages.ts';
import * as states from './state-messages.ts';

export const loader = ({ context }: LoaderArgs) => {
  const api = context.get(apiContext);
  return loadPage(api, { found: api.query(RentalApartmentsDocument, { page: 1, limit: PER_PAGE }) });
};

/** The six newest apartments for rent; visitors ask for the others (spec §2: first page only). */
export function Component() {
  const { found } = useLoaderData<typeof loader>();
  const { type, family, list, scope } = rentalApartments;
  const title = messages.title(type);
  return (
    <ListPage
      found={found}
      path={list}
      title={title}
      formatPosition={({ items, total }) =>
        items.length < total
          ? messages.newestApartments(items.length, total)
          : messages.homeCount.apartment(total)
      }
      description={messages.description(type)}
      loading={states.loadingHomes[family]}
      none={states.noHomes[type]}
      renderItem={(home, priority) => <HomeCard home={home} priority={priority} />}
      renderMore={(count) => (
        <ArrowLink href={`${paths.contact}?about=${encodeURIComponent(title)}`}>
          {states.askForRest(count)}
        </ArrowLink>
      )}
    >
      <SearchAllLink search={{ ...emptySearch, purpose: scope.purpose, types: scope.types }}>
        {messages.searchKind(type)}
      </SearchAllLink>
    </ListPage>
  );
}

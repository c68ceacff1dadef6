import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { agency } from '../agency.ts';
import { SearchBox } from '../search/search-box.tsx';
import './intents.css';

const intents = [
  { label: 'Buy an apartment', to: paths.apartmentsForSale },
  { label: 'Buy a villa', to: paths.villasForSale },
  { label: 'Rent an apartment', to: paths.rentalApartments },
  { label: 'Rent a villa', to: paths.rentalVillas },
];

/** What visitors come for, in a quiet row. */
export function Intents() {
  return (
    <section className="intents measure">
      <div>
        <h1>Homes for sale and for rent in {agency.city}</h1>
      </div>
      <form role="search" action={paths.search} method="get">
        <SearchBox />
        <p>
          <ArrowLink href={paths.search}>Search all homes</ArrowLink>
        </p>
      </form>
      <ul>
        {intents.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Arrow to="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import './ways.css';

/** One of the ways on: where it leads, and what is there. */
interface Way {
  name: string;
  text: string;
  href: string;
}

/** Where one may go on from here, side by side. */
export function Ways({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav className="ways" aria-label={label}>
      <ul>
        {ways.map(({ name, text, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{name}</ArrowLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the homes of each kind are listed, and what is to be found there. */
export const homes = {
  apartmentsForSale: {
    name: 'Apartments for sale',
    text: 'From studios to penthouses, the newest first.',
    href: paths.apartmentsForSale,
  },
  villasForSale: {
    name: 'Villas for sale',
    text: 'Houses with gardens, on the sea and inland.',
    href: paths.villasForSale,
  },
  rentalApartments: {
    name: 'Apartments for rent',
    text: 'By the year, and some by the month.',
    href: paths.rentalApartments,
  },
  rentalVillas: {
    name: 'Villas for rent',
    text: 'Houses with gardens, for families and for guests.',
    href: paths.rentalVillas,
  },
} satisfies Record<string, Way>;

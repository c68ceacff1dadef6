import { paths } from '../../paths.ts';
import { ArrowLink } from '../../ui/arrow.tsx';
import './enquiry.css';

/** A link with a short description. */
interface DescribedLink {
  name: string;
  text: string;
  href: string;
}

/** A navigation with described links in a row. */
export function DescribedLinks({ label, ways }: { label: string; ways: readonly DescribedLink[] }) {
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

/** Links to the lists of homes. */
export const listLinks = {
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
} satisfies Record<string, DescribedLink>;

import * as messages from './frame-messages.ts';
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
export function DescribedLinks({ label, links }: { label: string; links: readonly DescribedLink[] }) {
  return (
    <nav className="described-links" aria-label={label}>
      <ul>
        {links.map(({ name, text, href }) => (
          <li key={href}>
            <ArrowLink href={href}>{name}</ArrowLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns links to the lists of homes. */
export const getListLinks = () =>
  ({
    apartmentsForSale: {
      name: messages.apartmentsForSale,
      text: messages.apartmentsForSaleText,
      href: paths.apartmentsForSale,
    },
    villasForSale: {
      name: messages.villasForSale,
      text: messages.villasForSaleText,
      href: paths.villasForSale,
    },
    rentalApartments: {
      name: messages.apartmentsForRent,
      text: messages.apartmentsForRentText,
      href: paths.rentalApartments,
    },
    rentalVillas: {
      name: messages.villasForRent,
      text: messages.villasForRentText,
      href: paths.rentalVillas,
    },
  }) satisfies Record<string, DescribedLink>;

import { paths } from '../../paths.ts';

/** One page in the bar. */
export interface Entry {
  label: string;
  to: string;
}

/** Pages that stand together under a name. */
export interface Group {
  label: string;
  entries: readonly Entry[];
}

/** What the bar leads to, in its order (spec §2). */
export const navigation: readonly (Entry | Group)[] = [
  {
    label: 'Buy',
    entries: [
      { label: 'Apartment for Sale', to: paths.apartmentsForSale },
      { label: 'Villa for Sale', to: paths.villasForSale },
    ],
  },
  {
    label: 'Rent',
    entries: [
      { label: 'Apartment for Rent', to: paths.rentalApartments },
      { label: 'Villa for Rent', to: paths.rentalVillas },
    ],
  },
  { label: 'Sell', entries: [{ label: 'Sell Property', to: paths.sellProperty }] },
  { label: 'OffPlan', entries: [{ label: 'Upcoming Projects', to: paths.upcomingProjects }] },
  {
    label: 'Services',
    entries: [
      { label: 'Property Management', to: paths.propertyManagement },
      { label: 'Legal Assistance', to: paths.legalAssistance },
    ],
  },
  { label: 'Blog', to: paths.blogs },
  { label: 'About Us', entries: [{ label: 'Our Teams', to: paths.team }] },
  { label: 'Contact Us', to: paths.contact },
];

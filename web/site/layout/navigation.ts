import { createContext, use } from 'react';
import { paths } from '../../paths.ts';

/** A link in the menu. */
export interface Entry {
  label: string;
  to: string;
}

/** Links under a common label. */
export interface Group {
  label: string;
  entries: readonly Entry[];
}

/** The menu of the site (spec §2). */
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

/** The canonical path of the current page, with its parameters as in the path's pattern; empty on an error page. */
export const CurrentPath = createContext('');

/** Returns the canonical path of the current page. */
export const useCurrentPath = (): string => use(CurrentPath);

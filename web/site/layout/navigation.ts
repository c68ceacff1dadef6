import { createContext, use } from 'react';
import { paths } from '../../paths.ts';
import * as messages from './frame-messages.ts';

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

/** Returns the menu of the site (spec §2). */
export const getNavigation = (): readonly (Entry | Group)[] => [
  {
    label: messages.menuBuy,
    entries: [
      { label: messages.menuApartmentForSale, to: paths.apartmentsForSale },
      { label: messages.menuVillaForSale, to: paths.villasForSale },
    ],
  },
  {
    label: messages.menuRent,
    entries: [
      { label: messages.menuApartmentForRent, to: paths.rentalApartments },
      { label: messages.menuVillaForRent, to: paths.rentalVillas },
    ],
  },
  { label: messages.menuSell, entries: [{ label: messages.menuSellProperty, to: paths.sellProperty }] },
  {
    label: messages.menuOffPlan,
    entries: [{ label: messages.menuUpcomingProjects, to: paths.upcomingProjects }],
  },
  {
    label: messages.menuServices,
    entries: [
      { label: messages.menuPropertyManagement, to: paths.propertyManagement },
      { label: messages.menuLegalAssistance, to: paths.legalAssistance },
    ],
  },
  { label: messages.blog, to: paths.blogs },
  { label: messages.menuAboutUs, entries: [{ label: messages.team, to: paths.team }] },
  { label: messages.contactPage, to: paths.contact },
];

/** The canonical path of the current page, with its parameters as in the path's pattern; empty on an error page. */
export const CurrentPath = createContext('');

/** Returns the canonical path of the current page. */
export const useCurrentPath = (): string => use(CurrentPath);

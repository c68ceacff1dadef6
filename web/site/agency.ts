import { createContext, use } from 'react';
import type { Agency } from '../../schema/agency.ts';

export type { Agency, OpeningHours } from '../../schema/agency.ts';

/** The agency of a page whose data could not be loaded. */
export const unknownAgency: Agency = {
  name: '',
  wordmark: '',
  logo: null,
  stylesheet: null,
  address: [],
  community: null,
  point: null,
  directions: null,
  postBox: null,
  email: null,
  phones: [],
  chat: null,
  hours: [],
  licence: null,
  social: [],
  figures: { title: null, numbers: [] },
  copyright: { year: null, holder: '' },
};

/** The agency, for all pages. */
export const AgencyContext = createContext(unknownAgency);

/** Returns the agency. */
export const useAgency = (): Agency => use(AgencyContext);

/** Returns the `tel:` URL of a telephone number. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

import { createContext, use } from 'react';
import type { Agency } from '../../schema/agency.ts';

export type { Agency, OpeningHours, Weekday } from '../../schema/agency.ts';

/** The agency, for all pages. */
export const AgencyContext = createContext<Agency | null>(null);

/** Returns the agency. */
export const useAgency = (): Agency => use(AgencyContext)!; // every document has one

/** Returns the URL of a WhatsApp chat with a telephone number in international form. */
export const whatsAppUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;

/** Returns the `tel:` URL of a telephone number. */
export const dial = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

import type { ReactNode } from 'react';

// Texts of components of the guides; the text of each guide is the content of its page module.

export const newestHome = (link: ReactNode) => <>New on the site: {link}</>;

// The list of areas

export const areasTitle = 'Where we sell';
export const areasIntroduction =
  'We compare your home with others nearby to find its price. These are the areas where we have homes on offer now.';
export const exploreAreas = 'Explore All Areas';
export const loadingAreas = 'Loading areas...';
export const noAreas = 'No areas available.';
export const homes = (count: number): string => (count === 1 ? '1 home' : `${count} homes`);
/** The subject of a message about an area. */
export const enquirySubject = (area: string): string => `Selling a home in ${area}`;

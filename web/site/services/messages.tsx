import type { ReactNode } from 'react';

// Texts of components of the guides; the texts of each guide are content.

export const loading = 'Loading...';

export const homesToBuy = 'Homes to buy';
export const upcomingProjects = 'Upcoming projects';
export const upcomingProjectsText = 'Homes that are being built, with their payment plans.';
export const homesToRent = 'Homes to rent';

// Titles, and subjects of messages that are written from a page

export const buyPropertyTitle = 'Buy Property';
export const buyPropertySubject = 'Looking for a home to buy';
export const rentPropertyTitle = 'Rent Property';
export const rentPropertySubject = 'Looking for a home to rent';
export const sellPropertyTitle = 'Sell Property';
export const sellPropertySubject = 'A valuation';
export const propertyManagementTitle = 'Property Management';
export const propertyManagementSubject = 'Property management';
export const legalAssistanceTitle = 'Legal Assistance';
export const legalAssistanceSubject = 'Legal assistance';
export const careersTitle = 'Careers';
export const careersSubject = 'An application';
export const privacyPolicyTitle = 'Privacy Policy';

export const newestHome = (link: ReactNode) => <>New on the site: {link}</>;

// The list of areas

export const areasTitle = 'Where we sell';
export const areasIntroduction =
  'We compare your home with others nearby to find its price. These are the areas where we have homes on offer now.';
export const exploreAreas = 'Explore All Areas';
export const loadingAreas = 'Loading areas...';
export const noAreas = 'No areas available.';
/** The subject of a message about an area. */
export const enquirySubject = (area: string): string => `Selling a home in ${area}`;

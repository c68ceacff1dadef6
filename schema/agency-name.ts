/** The name of the agency, for the site and for letters to visitors. */
export const AGENCY_NAME = 'Marsa Properties';

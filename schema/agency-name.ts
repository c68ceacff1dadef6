/** The name of the agency, for the site and for emails to visitors. */
export const AGENCY_NAME = 'Marsa Properties';

/** The city of its homes. */
export const AGENCY_CITY = 'Dubai';

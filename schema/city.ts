/** The city of the homes. */
export const CITY = 'Dubai';

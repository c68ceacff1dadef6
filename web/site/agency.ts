/** The facts of the agency that the site names. */
export const agency = {
  name: 'Marsa Properties',
  wordmark: 'Marsa',
  city: 'Dubai',
  copyrightYear: 2025,
} as const;

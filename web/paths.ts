/** The address of every page, in its canonical form (spec §2); matching ignores case and a trailing slash. */
export const paths = {
  home: '/',
  apartmentsForSale: '/apartmentSell',
  apartmentForSale: '/apartment-for-sale/:id',
} as const;

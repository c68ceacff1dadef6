/** How large the agency is (spec §3). */
export const statistics = {
  title: 'The most followed real estate brand',
  numbers: [
    ['3B+', 'AED of properties sold each year'],
    ['140+', 'professionals'],
    ['16+', 'years of experience since 2008'],
    ['5,000+', 'happy clients'],
  ],
} as const;

/** What people ask before they call. */
export const questions = [
  {
    question: 'What does an agent cost?',
    answer:
      'The commission is usually 2% of the price, paid by the buyer, with 5% VAT on the commission. For a lease it is usually 5% of the first year’s rent. The figure stands in the agreement that you sign before the first viewing.',
  },
  {
    question: 'How long does a purchase take?',
    answer:
      'Two to six weeks from the accepted offer. A cash purchase of a home without a mortgage is nearer to two; a buyer’s loan, or one of the seller’s that has to be settled first, takes it towards six.',
  },
  {
    question: 'What does a home let for, against its price?',
    answer:
      'Rental returns lie between 5% and 10% of the price a year before costs: small apartments towards the upper end, large villas towards the lower. We put the service charge beside the rent, because that is where the difference goes.',
  },
  {
    question: 'May somebody who does not live here buy?',
    answer:
      'Yes, in the areas that the emirate has set aside for freehold by foreign owners, among them Dubai Marina, Downtown, Palm Jumeirah and Dubai Hills. A passport is enough; a residence visa is not needed for it.',
  },
  {
    question: 'Is it safe to buy a home that is not built yet?',
    answer:
      'Instalments are paid into an escrow account that belongs to the project and is released as the building progresses. Ask for the account and the project’s registration number before the first payment. We name both for each project we offer.',
  },
  {
    question: 'What do you need to put my home on the market?',
    answer:
      'The title deed, a copy of the owner’s passport and a signed listing agreement. With these we apply for the advertising permit; photographs and measuring take a morning.',
  },
] as const;

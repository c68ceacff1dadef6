/** The texts about the agency on the team page. */
export const about = {
  lead: 'Four people answer for the work of some 140. Each of them can be written to by name.',
  heading: 'How we work',
  habits: [
    {
      name: 'Seen before it is shown',
      text: 'A home is on this site when one of us has been inside it with a tape measure. Where we have not seen a document, we say that we have not seen it.',
    },
    {
      name: 'One colleague from first to last',
      text: 'Whoever shows you a home writes the offer, sits beside you at the trustee’s office and is there when the meters are read.',
    },
    {
      name: 'Written down',
      text: 'Prices, fees and dates are sent in writing on the day they are spoken of. The commission is usually 2% of the price, and it stands in the first letter.',
    },
    {
      name: 'Licensed',
      text: 'Everyone who shows homes is registered as a broker in Dubai and carries the card. Ask to see it; the number can be looked up with the Land Department.',
    },
  ],
} as const;

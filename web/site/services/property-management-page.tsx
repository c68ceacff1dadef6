import { claims, GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';

const guide: Guide = {
  title: 'Property Management',
  lead: 'Your home, let and looked after while you live elsewhere. You receive the rent, a letter each month, and no calls at night.',
  path: pages.propertyManagement.path,
  description:
    'Letting, rent collection, maintenance and accounts for owners of homes in Dubai who live elsewhere: what is included, what is decided by you, and what it costs.',
  figures: [
    { value: claims.returns, name: 'of the price a year is what rents commonly bring, before costs' },
    { value: '120 days', name: 'before a contract ends, landlord and tenant both hear from us' },
    { value: '5th', name: 'of each month is the day on which the accounts are sent' },
  ],
  steps: {
    heading: 'From keys to accounts',
    items: [
      {
        name: 'We take it over',
        text: 'A first inspection, room by room, with photographs. Meters, keys, access cards and the age of every machine are written down. You sign the list, and so do we.',
      },
      {
        name: 'We let it',
        text: 'At a rent that the index allows and the building confirms. We check the tenant’s identity, employer and last tenancy, and register the contract in Ejari.',
      },
      {
        name: 'We collect',
        text: 'Cheques are made out to you and presented on their dates. If one is not honoured, you hear on the same day, together with what we propose.',
      },
      {
        name: 'We repair',
        text: 'Up to AED 1,000 we act and tell you afterwards. Above it you receive two offers and decide. The air conditioning is serviced twice a year.',
      },
      {
        name: 'We account',
        text: 'One page a month: what came in, what went out, with the invoices behind it. At the end of the year, a summary that your tax adviser can read.',
      },
    ],
  },
  sections: [
    {
      heading: 'What it costs',
      lines: [
        'Five per cent of the collected rent a year for an apartment, seven for a villa with a garden and a pool, plus VAT. Nothing is due for months in which the home stands empty.',
        'Finding a tenant is charged once, to the tenant, at five per cent of the first year’s rent. Contractors are paid at cost; we take no share of their invoices.',
      ],
    },
    {
      heading: 'What you decide',
      lines: [
        'The rent, the tenant, and anything above AED 1,000. We advise, and where we disagree we say so in writing.',
        'The agreement runs for a year and can be ended by either side with sixty days’ notice. Keys and papers are handed back on the last day against a signature.',
      ],
    },
  ],
  callToAction: {
    heading: 'A home that stands empty',
    text: 'Tell us where it is and since when. We go and look, and tell you what rent to expect.',
    subject: 'Property management',
    label: 'Write to the management team',
  },
};

/** The page about property management. */
export const Component = () => <GuidePage guide={guide} />;

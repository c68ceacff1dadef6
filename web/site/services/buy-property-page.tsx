import { BuyPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { listLinks, DescribedLinks } from '../layout/described-links.tsx';
import { claims, GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';
import { NewestHome } from './newest-home.tsx';

const guide: Guide = {
  title: 'Buy Property',
  lead: 'What a purchase in Dubai costs, how long it takes, and in which order things are done.',
  path: pages.buyProperty.path,
  description:
    'Buying a home in Dubai: who may own where, what a purchase costs beyond the price, how long it takes and what happens in which order.',
  figures: [
    { value: claims.purchase, name: 'from signed contract to title deed, as a rule' },
    { value: claims.commission, name: 'of the price is the usual commission of an agent' },
    { value: '4%', name: 'of the price is the Land Department’s fee for the transfer' },
  ],
  steps: {
    heading: 'From search to keys',
    items: [
      {
        name: 'Means',
        text: 'With a bank’s pre-approval you know what you can spend, and sellers listen. It takes about a week and is valid for some weeks. Without a mortgage, have the proof of funds ready in English.',
      },
      {
        name: 'Search',
        text: 'You tell us what must be true of your home, in five sentences. We send what fits and nothing else, with the floor, the orientation and the running costs as far as we have seen the bills.',
      },
      {
        name: 'Viewing',
        text: 'See it twice: once by day and once at half past seven in the evening, when the neighbours are at home. For buyers abroad we make a film that has not been cut, beginning in the street.',
      },
      {
        name: 'Offer and contract',
        text: 'An offer is made in writing with a date for the transfer. Once accepted, both sides sign Form F, and you give a deposit, commonly ten per cent, as a cheque that is held and not cashed.',
      },
      {
        name: 'Bank and developer',
        text: 'Your bank values the home and issues its final offer; the seller settles his loan and his service charges; the developer states that it has no objection.',
      },
      {
        name: 'Transfer',
        text: 'At the trustee’s office the price is paid by manager’s cheque and the title deed is issued in your name. We read the meters and hand over the keys on the same day.',
      },
    ],
  },
  sections: [
    {
      heading: 'Beyond the price',
      lines: [
        `On a home of AED 2,000,000: AED 80,000 to the Land Department; AED 42,000 to the agent, which is ${claims.commission} and VAT on it; a few thousand dirhams to the trustee’s office; and with a mortgage its registration, the valuation and the bank’s fee. Together between six and a half and seven and a half per cent.`,
        'On most off-plan sales the developer pays the agent. You should not be asked for a commission there.',
      ],
    },
    {
      heading: 'Who may own where',
      lines: [
        'Nationals of the Gulf states may own anywhere in Dubai; everyone else in the areas designated for it. These include the Marina, the Palm, Downtown, Dubai Hills and Arabian Ranches. Borders are exact to the plot, so we look up the plot.',
        'You need not live here. A passport is enough and, if you cannot come, a power of attorney.',
      ],
    },
    {
      heading: 'What it brings',
      lines: [
        `Homes that are let commonly bring ${claims.returns} of their price a year in rent, before service charge, repairs and empty months. Apartments lie nearer to the upper end than villas. For each home we work out what is left.`,
      ],
    },
  ],
  callToAction: {
    heading: 'Five sentences',
    text: 'What must be true of your home? Write it down as it comes; we answer with what there is, or say that there is nothing yet.',
    subject: 'Looking for a home to buy',
    label: 'Tell us what you look for',
  },
};

const homeLists = {
  label: 'Homes to buy',
  links: [
    listLinks.apartmentsForSale,
    listLinks.villasForSale,
    {
      name: 'Upcoming projects',
      text: 'Homes that are being built, with their payment plans.',
      href: paths.upcomingProjects,
    },
  ],
};

const newest = pageQuery({ document: BuyPropertyDocument, variables: () => ({}), isOptional: true });

export const { loader } = newest;

/** The guide to buying a home. */
export function Component() {
  return (
    <GuidePage guide={guide} picture={<NewestHome result={newest.useResult()} path={paths.villaForSale} />}>
      <DescribedLinks {...homeLists} />
    </GuidePage>
  );
}

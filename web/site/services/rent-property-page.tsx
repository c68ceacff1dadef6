import { RentPropertyDocument } from '../../../schema/documents/site/services/graphql.ts';
import { pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { listLinks, DescribedLinks } from '../layout/described-links.tsx';
import { GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';
import { NewestHome } from './newest-home.tsx';

const guide: Guide = {
  title: 'Rent Property',
  lead: 'A home for a year or longer: what to bring, what to pay, and what to write down on the first day.',
  path: pages.rentProperty.path,
  description:
    'Renting a home in Dubai: cheques, deposit, registration in Ejari, the two notices, and what happens from the first viewing to the keys.',
  figures: [
    { value: '5%', name: 'of a year’s rent is the usual deposit, ten per cent when furnished' },
    { value: '1 to 12', name: 'cheques a year, as agreed; fewer usually mean a lower rent' },
    { value: '90 days', name: 'before the end is the time to speak of a change' },
  ],
  steps: {
    heading: 'From viewing to keys',
    items: [
      {
        name: 'Viewing',
        text: 'We show you what is free and when it is free from. Open the taps, ask for twelve electricity bills, and stand at the bedroom window with the window closed.',
      },
      {
        name: 'Offer',
        text: 'You name rent, number of cheques and the day you want to move in. With the offer goes a cheque for the deposit, made out to the owner.',
      },
      {
        name: 'Contract',
        text: 'It is the standard form with an addendum. You need a passport or Emirates ID, a visa or its application, and a chequebook. Those who have just arrived may transfer the first quarter if the contract says so.',
      },
      {
        name: 'Ejari',
        text: 'The contract is registered. The certificate is asked for by the electricity and water authority, by schools, and for a family’s visas. Everyone who will live there should be named in it.',
      },
      {
        name: 'Keys',
        text: 'Room by room we write down what is there and how it is, with photographs and two signatures. It decides about the deposit at the end.',
      },
    ],
  },
  sections: [
    {
      heading: 'What it costs at the start',
      lines: [
        'Beside the first cheque and the deposit: the agent’s commission, five per cent of the first year’s rent plus VAT; the deposit of the electricity and water authority; the fee for Ejari; and where there is district cooling, its deposit. You have the sum on paper before the offer.',
      ],
    },
    {
      heading: 'Renewal and end',
      lines: [
        'If nobody says anything ninety days before the end, the contract goes on as it is. A higher rent must be allowed by the Land Department’s index as well.',
        'A landlord who wants the home back at the end of a contract needs a recognised reason and has to give twelve months’ notice through a notary or by registered mail. A message on the telephone is not a notice.',
      ],
    },
  ],
  callToAction: {
    heading: 'Moving by a certain day?',
    text: 'Tell us the day, the way to work and the number of bedrooms. Homes that will be free then are often not on the site yet.',
    subject: 'Looking for a home to rent',
    label: 'Tell us what you look for',
  },
};

const homeLists = {
  label: 'Homes to rent',
  links: [listLinks.rentalApartments, listLinks.rentalVillas],
};

const newest = pageQuery({ document: RentPropertyDocument, variables: () => ({}), isOptional: true });

export const { loader } = newest;

/** The guide to renting a home. */
export function Component() {
  return (
    <GuidePage
      guide={guide}
      picture={<NewestHome result={newest.useResult()} path={paths.rentalApartment} />}
    >
      <DescribedLinks {...homeLists} />
    </GuidePage>
  );
}

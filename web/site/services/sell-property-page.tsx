import { Link } from 'react-router-dom';
import {
  SellPropertyDocument,
  type SellPropertyQuery,
} from '../../../schema/documents/site/services/graphql.ts';
import { pageQuery, type QueryResult } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { claims, GuidePage, type Guide } from './guide-page.tsx';
import { NewestHome } from './newest-home.tsx';
import { pages } from './pages.ts';
import * as messages from './messages.tsx';
import './services.css';
import { RetryMessage } from '../../ui/notice.tsx';
import { useRestoredDisclosure } from '../../ui/restored-state.ts';

/** A disclosure with the areas in which homes are on offer. */
function AllAreas({ result }: { result: QueryResult<SellPropertyQuery> }) {
  return (
    <section className="service-areas" aria-labelledby="areas">
      <h2 id="areas">{messages.areasTitle}</h2>
      <p>{messages.areasIntroduction}</p>
      <details ref={useRestoredDisclosure('areas')}>
        <summary className="button">{messages.exploreAreas}</summary>
        <Areas result={result} />
      </details>
    </section>
  );
}

function Areas({ result }: { result: QueryResult<SellPropertyQuery> }) {
  if (result.state === 'loading') return <p role="status">{messages.loadingAreas}</p>;
  if (result.state === 'failed') return <RetryMessage />;
  const { areas } = result.data;
  if (areas.length === 0) return <p>{messages.noAreas}</p>;
  return (
    <ul>
      {areas.map(({ name, homes }) => (
        <li key={name}>
          <Link to={`${paths.contact}?${sellingIn(name)}`}>{name}</Link>
          <span>{messages.homes(homes)}</span>
        </li>
      ))}
    </ul>
  );
}

const sellingIn = (area: string): string =>
  new URLSearchParams({ about: messages.enquirySubject(area) }).toString();

const guide: Guide = {
  title: 'Sell Property',
  lead: `With ${claims.agents} agents, one of whom is yours from the first visit to the title deed.`,
  path: pages.sellProperty.path,
  description:
    'Selling an apartment, a villa or a townhouse in Dubai in six steps, from the choice of an agent to the transfer, with what it costs and how long it takes.',
  figures: [
    { value: claims.agents, name: 'agents, each with a few buildings known by heart' },
    { value: claims.commission, name: 'of the price is the usual commission, due at the transfer' },
    { value: claims.purchase, name: 'from signed contract to title deed, as a rule' },
  ],
  steps: {
    heading: 'A sale in six steps',
    items: [
      {
        name: 'Agent',
        text: 'You meet the colleague who knows your building, at your home. Three days later you have a range in writing: sales registered nearby, adjusted for floor, side and condition. If it convinces you, you sign Form A, without which no home may be advertised.',
      },
      {
        name: 'Marketing',
        text: 'We measure, photograph at the hour when the rooms are at their best, and draw the plan. The advertisement carries its permit number and one price, the same everywhere. Clients who have been waiting for such a home hear of it first.',
      },
      {
        name: 'Viewings',
        text: 'We bring people who can buy: with a bank’s pre-approval, or with proof of funds. You need not be there. Every Friday you have a letter that says who came, what they said and what we would change.',
      },
      {
        name: 'Offers and contract',
        text: 'Offers reach you in writing, with a date and a way of payment, on the day they are made. When one is accepted, both sides sign Form F, the Land Department’s own contract, and the buyer gives a deposit, commonly ten per cent, as a cheque that is held.',
      },
      {
        name: 'Sales progression',
        text: 'The buyer’s bank sends its valuer. If there is a loan on your home, we obtain the bank’s letter and plan its repayment. Service charges are settled and the developer states that it has no objection. You have a list of dates, and we ring up whoever is late.',
      },
      {
        name: 'Transfer',
        text: 'Both sides meet at the trustee’s office. Cheques are checked, the sale is registered, and the buyer leaves with a title deed. The meters are read the same day, and you have the accounts on one page.',
      },
    ],
  },
  sections: [
    {
      heading: 'What a sale costs you',
      lines: [
        `The commission is usually ${claims.commission} of the price, plus VAT on the commission. It is due when the home has been transferred and not before. Photographs, plan and permit are ours to pay.`,
        'Beyond that there is the developer’s fee for the no-objection certificate, which differs from one developer to the next, and the service charge up to the day of transfer. With a loan, your bank may charge for early repayment; at the time of writing the charge is limited to one per cent of what is left, and to AED 10,000.',
        'You have the sheet with every line on it before you sign Form A.',
      ],
    },
    {
      heading: 'What we ask of you',
      lines: [
        'The title deed, your passport or Emirates ID, and the last invoice of the service charge. If the home is let, the tenancy contract and its registration. If you live abroad, somebody with a power of attorney that names this home.',
        'If you have built anything, the permit. A pergola without one can hold up a sale for weeks.',
      ],
    },
  ],
  callToAction: {
    heading: 'What would yours sell for?',
    text: 'Tell us the building and the floor, or the street and the plot. The range costs nothing and binds you to nothing.',
    subject: 'A valuation',
    label: 'Ask for a valuation',
  },
};

const homes = pageQuery({ document: SellPropertyDocument, variables: () => ({}), isOptional: true });

export const { loader } = homes;

/** The guide to selling a home, with the areas of the agency. */
export function Component() {
  const result = homes.useResult();
  return (
    <GuidePage guide={guide} picture={<NewestHome result={result} path={paths.apartmentForSale} />}>
      <AllAreas result={result} />
    </GuidePage>
  );
}

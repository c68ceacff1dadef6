import { agency } from '../agency.ts';
import { GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';

const guide: Guide = {
  title: 'Careers',
  lead: 'We look for people who would rather know one building well than forty from the brochure.',
  path: pages.careers.path,
  description: `Working at ${agency.name} in ${agency.city}: whom we look for, how we pay, how the first six months go and how to apply.`,
  sections: [
    {
      heading: 'Whom we look for',
      lines: [
        'Brokers for sales, leasing and off-plan homes. Half of our brokers did something else before: surveying, teaching, hotels, nursing. A second language helps; so does patience on the telephone.',
        'In the office: conveyancers, property managers, a photographer with a tape measure, and people who keep accounts that can be read.',
      ],
    },
    {
      heading: 'How the first six months go',
      lines: [
        'Two weeks of law and paper, with the broker’s examination at the end; we pay for the course and the card. Then one community, together with a colleague who has it already. After three months you have buildings of your own.',
        'Until the end of the sixth month there is a salary and no target.',
      ],
    },
    {
      heading: 'How we pay',
      lines: [
        'Brokers receive a salary and a share of the commission they earn, which rises with the year’s total and is paid in the month in which the agency is paid. Everybody has the same table, and it hangs in the kitchen.',
        'Visa, health insurance for the family, thirty days of leave, and a flight home each year.',
      ],
    },
    {
      heading: 'How to apply',
      lines: [
        'Write us a page: what you have done, which part of the city you know best, and what a visitor would not notice about it. We read every page and answer within ten working days, also when the answer is no.',
        'No photograph, no age, no certificates for now. You will meet two people, once each, and spend a morning at viewings.',
      ],
    },
  ],
  callToAction: {
    heading: 'A page about you',
    text: 'Put it into the message. If you would rather send a file, say so, and we reply with an address for it.',
    subject: 'An application',
    label: 'Apply',
  },
};

/** The page for applicants. */
export const Component = () => <GuidePage guide={guide} />;

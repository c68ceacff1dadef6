import { claims, GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';

const guide: Guide = {
  title: 'Legal Assistance',
  lead: 'The papers of a sale or a tenancy, prepared, checked and explained before you sign them.',
  path: pages.legalAssistance.path,
  description:
    'Contracts, powers of attorney, title searches, wills and tenancy disputes in Dubai: what our conveyancing desk does itself and when it brings in an advocate.',
  sections: [
    {
      heading: 'Buying and selling',
      lines: [
        'We look up the title deed, the loans and blocks registered against it, and the owner’s right to sell. We prepare Form F and its annexes, and read those of the other side with you, clause by clause.',
        'For off-plan homes we check that the project is registered, that the account named in the contract belongs to it, and what the contract says of delay.',
      ],
    },
    {
      heading: 'Powers of attorney',
      lines: [
        'If you cannot be here, somebody has to act for you. We draft the power of attorney in Arabic and English for the one act that is needed and no other, and accompany it through notary, ministry and translation. From abroad, count three to five weeks.',
        'Our own staff do not accept powers of attorney from clients. A lawyer of your choice can, for a fixed fee.',
      ],
    },
    {
      heading: 'Tenancies',
      lines: [
        'Contracts on the standard form with an addendum that both sides understand; registration in Ejari; notices that hold, served in the way and at the time that the law asks for: ninety days before the end for a change of terms, twelve months for the end itself.',
        'If there is a dispute, we put the file together for the rental disputes centre. Many are settled when both sides have seen it.',
      ],
    },
    {
      heading: 'Family and estate',
      lines: [
        'Transfers between parents and children, owning as a couple, and wills for those who are not Muslims, so that a home in Dubai goes to whom you name. We explain what is possible; the will itself is written by an advocate.',
      ],
    },
    {
      heading: 'What we are not',
      lines: [
        'We are a brokerage with a conveyancing desk, and no law firm. We do not appear in court. When a case needs an advocate we say so, name three, and take nothing from any of them.',
        `Checking a contract is free for clients who buy or sell through us, for whom the commission is usually ${claims.commission} of the price. For others it costs a fixed fee, which you know before we begin.`,
      ],
    },
  ],
  callToAction: {
    heading: 'Before you sign',
    text: 'Tell us what lies in front of you and by when it is to be signed. Send no originals, and no copies of passports by email.',
    subject: 'Legal assistance',
    label: 'Ask the conveyancing desk',
  },
};

/** The page about legal assistance. */
export const Component = () => <GuidePage guide={guide} />;

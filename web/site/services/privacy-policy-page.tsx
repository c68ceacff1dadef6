import { agency } from '../agency.ts';
import { GuidePage, type Guide } from './guide-page.tsx';
import { pages } from './pages.ts';

const guide: Guide = {
  title: 'Privacy Policy',
  lead: 'What this site learns of you, what it is used for, and how to have it removed.',
  path: pages.privacyPolicy.path,
  description: `What ${agency.name} keeps of visitors to this site, for how long, who sees it, and how to ask for it or have it removed.`,
  sections: [
    {
      heading: 'Who is responsible',
      lines: [
        `${agency.name}, ${agency.address.join(', ')}. Questions about your data are answered at ${agency.email} or ${agency.phones[0]}.`,
        'We follow Federal Decree-Law No. 45 of 2021 on the protection of personal data.',
      ],
    },
    {
      heading: 'When you only look',
      lines: [
        'The site sets no cookies for visitors, counts nobody and shows no advertisements. It loads no fonts, maps, scripts or pictures from anyone else, so nobody else learns that you were here.',
        'The server notes technical facts of each request, among them the internet address it came from, to keep the site running and to ward off attacks. They serve no other purpose.',
      ],
    },
    {
      heading: 'When you save homes and searches',
      lines: [
        'Homes and searches that you save are stored in your own browser. When you open your saved homes or compare homes, your browser sends our server the numbers of those homes, and the searches, so that it can show what they are now; they are not stored with anything that names you. They are gone from your browser when you clear what it stores for this site.',
        'If you ask us to email you new homes of a search, we keep your email address and the search until you unsubscribe by the link in each email. What you do not confirm is deleted after a week.',
      ],
    },
    {
      heading: 'When you write to us',
      lines: [
        'The form takes your name, your email address, a subject and your message. You may add a telephone number, so that we can call you back; the form works without it. They are kept in our own database, read by our staff, and used to answer you. A short letter to your email address confirms, as a rule, that we have received the message. It holds none of what you wrote; for a question about a home it names that home. So that nobody can flood us, the address from which messages come is counted for ten minutes.',
        'A message is kept as long as the matter is open, and is deleted when you ask for it. If you become a client, the law asks us to keep contracts and proofs of identity for five years after the last transaction.',
      ],
    },
    {
      heading: 'Who else sees it',
      lines: [
        'Only those whom a transaction needs: the Land Department, the trustee’s office, the developer, a bank or a lawyer you have chosen. We sell no data, and give none to other agents without your word.',
        'Links to WhatsApp, to social networks and to the outside map lead to other firms. What they learn when you follow such a link is in their hands and not in ours.',
      ],
    },
    {
      heading: 'What you may ask for',
      lines: [
        'What we keep of you, a copy of it, its correction, its deletion, or that we stop using it. Write to us; we answer within thirty days and may ask who you are before we send anything.',
        'If the answer does not satisfy you, you may complain to the UAE Data Office.',
      ],
    },
    {
      heading: 'Changes',
      lines: ['This page was last changed on 26 November 2026. Earlier versions are sent on request.'],
    },
  ],
};

/** The privacy policy. */
export const Component = () => <GuidePage guide={guide} />;

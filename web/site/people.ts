/** A member of the team. */
export interface Person {
  name: string;
  position: string;
  /** The last segment of the path of the member's page. */
  slug: string;
  /** The URL of the portrait, in the ratio 4:5. */
  portrait: string;
  /** The introduction on the team page. */
  line: string;
  /** The paragraphs of the member's page. */
  lines: readonly string[];
  languages: readonly string[];
  /** Subjects of messages to the member. */
  asks: readonly string[];
  /** Profiles by social network. */
  social: Readonly<Record<string, string>>;
}

/** The home pages of the networks, because the demo members have no profiles. */
const social = { LinkedIn: 'https://www.linkedin.com/', Instagram: 'https://www.instagram.com/' };

/** The management, also shown on the home page. */
export const people: readonly Person[] = [
  {
    name: 'Layla Haddad',
    position: 'Managing Director',
    slug: 'layla-haddad',
    portrait: '/portraits/layla-haddad.svg',
    line: 'Opened the first office by the old harbour in 2008 and still answers its telephone.',
    lines: [
      'Layla opened the agency in 2008 with one desk, one telephone and a list of eleven apartments in Dubai Marina. The list is longer now. The rule of the first day has stayed: whoever answers the telephone has been inside the home that is being asked about.',
      'She came to brokerage from surveying and still reads a floor plan before she looks at the pictures. Prices above ten million dirhams go over her desk, and so does every complaint, which she answers herself within two working days.',
      'On Saturday mornings she takes new colleagues through a building of their choice, from the pump room to the roof.',
    ],
    languages: ['Arabic', 'English', 'French'],
    asks: ['Selling a villa or a penthouse', 'Buying for a family office', 'A complaint'],
    social,
  },
  {
    name: 'Farid Mansoor',
    position: 'Head of Sales',
    slug: 'farid-mansoor',
    portrait: '/portraits/farid-mansoor.svg',
    line: 'Brings price and paper together: offers, contracts and the day at the trustee’s office.',
    lines: [
      'Farid leads the colleagues who sell apartments, villas and townhouses on behalf of their owners. He sets the range in which a home is offered, and writes down what it rests on: sales registered in the same building within six months.',
      'Before he joined in 2012 he worked at the counter of a registration trustee. He knows which paper is missing before the appointment and not after it.',
      'He sends sellers a letter every Friday. It says who came, what they said, and what he would change.',
    ],
    languages: ['English', 'Urdu', 'Hindi', 'Arabic'],
    asks: ['Selling an apartment', 'An offer on a listing', 'A valuation'],
    social,
  },
  {
    name: 'Elena Varga',
    position: 'Head of Leasing and Management',
    slug: 'elena-varga',
    portrait: '/portraits/elena-varga.svg',
    line: 'Looks after landlords, tenants and what happens between two contracts.',
    lines: [
      'Elena is responsible for homes to rent and for those that we look after while their owners live elsewhere. Her team keeps the dates: both sides hear from it 120 days before a contract ends.',
      'She keeps the inspection list with which every tenancy begins and ends, room by room, with photographs and two signatures. Since she introduced it in 2016, disputes about a deposit have become rare enough to be discussed one by one.',
      'Tenants reach her team at night when water runs, and in the morning for everything else.',
    ],
    languages: ['English', 'Hungarian', 'German', 'Russian'],
    asks: ['Letting a home', 'Property management', 'Renting a villa'],
    social,
  },
  {
    name: 'Daniel Okafor',
    position: 'Head of Off-plan',
    slug: 'daniel-okafor',
    portrait: '/portraits/daniel-okafor.svg',
    line: 'Visits the building sites, and says what is missing from the brochure.',
    lines: [
      'Daniel follows the homes that are being built. He trained as a civil engineer and visits each site at least once a quarter, with the payment plan in one hand and the registered progress in the other.',
      'For every project that he offers there is a page with the account into which instalments are paid, the date in the contract, and what happens if the date is missed. Projects for which he cannot fill in that page are not on this site.',
      'At handover he goes along, with a torch.',
    ],
    languages: ['English', 'Igbo', 'French'],
    asks: ['Buying off-plan', 'A payment plan', 'Inspection at handover'],
    social,
  },
];

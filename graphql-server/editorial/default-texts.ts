import { Field, ObjectType } from 'type-graphql';
import { SitePageKey } from './site-page-key.ts';

@ObjectType({
  description: 'The texts of a page. Placeholders such as {agency} stand for data of the agency.',
})
export class PageTexts {
  @Field(() => String, { description: 'The introduction below the title.' })
  lead: string;

  @Field(() => String, { description: 'The description for search engines.' })
  description: string;

  @Field(() => String, { description: 'A list of key figures in Markdown, the values in bold.' })
  figures: string;

  @Field(() => String, { description: 'The text in Markdown.' })
  text: string;

  @Field(() => String, { description: 'The heading of the call to write a message.' })
  callTitle: string;

  @Field(() => String, { description: 'The text of the call.' })
  callText: string;

  @Field(() => String, { description: 'The label of its button.' })
  callLabel: string;
}

/** Figures about the agency and its market (spec §9). */
const claims = {
  agents: '50+',
  commission: '2%',
  purchase: '2 to 6 weeks',
  returns: '5% to 10%',
} as const;

/** The day on which these texts were last changed. */
export const defaultTextsDate = new Date('2026-11-26T00:00:00+04:00');

const NO_CALL = { callTitle: '', callText: '', callLabel: '' };

/**
 * The texts of the pages until staff change them. `text` and `figures` are Markdown; lists of figures have their values in bold, and
 * a list whose items begin with a heading is a list of steps or of principles.
 */
export const defaultTexts: Readonly<Record<SitePageKey, PageTexts>> = {
  [SitePageKey.BUY_PROPERTY]: {
    lead: 'What a purchase in Dubai costs, how long it takes, and in which order things are done.',
    description:
      'Buying a home in Dubai: who may own where, what a purchase costs beyond the price, how long it takes and what happens in which order.',
    figures: `- **${claims.purchase}** from signed contract to title deed, as a rule
- **${claims.commission}** of the price is the usual commission of an agent
- **4%** of the price is the Land Department’s fee for the transfer`,
    text: `## From search to keys

1. ### Means

   With a bank’s pre-approval you know what you can spend, and sellers listen. It takes about a week and is valid for some weeks. Without a mortgage, have the proof of funds ready in English.

2. ### Search

   You tell us what must be true of your home, in five sentences. We send what fits and nothing else, with the floor, the orientation and the running costs as far as we have seen the bills.

3. ### Viewing

   See it twice: once by day and once at half past seven in the evening, when the neighbours are at home. For buyers abroad we make a film that has not been cut, beginning in the street.

4. ### Offer and contract

   An offer is made in writing with a date for the transfer. Once accepted, both sides sign Form F, and you give a deposit, commonly ten per cent, as a cheque that is held and not cashed.

5. ### Bank and developer

   Your bank values the home and issues its final offer; the seller settles his loan and his service charges; the developer states that it has no objection.

6. ### Transfer

   At the trustee’s office the price is paid by manager’s cheque and the title deed is issued in your name. We read the meters and hand over the keys on the same day.

## Beyond the price

On a home of AED 2,000,000: AED 80,000 to the Land Department; AED 42,000 to the agent, which is ${claims.commission} and VAT on it; a few thousand dirhams to the trustee’s office; and with a mortgage its registration, the valuation and the bank’s fee. Together between six and a half and seven and a half per cent.

On most off-plan sales the developer pays the agent. You should not be asked for a commission there.

## Who may own where

Nationals of the Gulf states may own anywhere in Dubai; everyone else in the areas designated for it. These include the Marina, the Palm, Downtown, Dubai Hills and Arabian Ranches. Borders are exact to the plot, so we look up the plot.

You need not live here. A passport is enough and, if you cannot come, a power of attorney.

## What it brings

Homes that are let commonly bring ${claims.returns} of their price a year in rent, before service charge, repairs and empty months. Apartments lie nearer to the upper end than villas. For each home we work out what is left.`,
    callTitle: 'Five sentences',
    callText:
      'What must be true of your home? Write it down as it comes; we answer with what there is, or say that there is nothing yet.',
    callLabel: 'Tell us what you look for',
  },
  [SitePageKey.RENT_PROPERTY]: {
    lead: 'A home for a year or longer: what to bring, what to pay, and what to write down on the first day.',
    description:
      'Renting a home in Dubai: cheques, deposit, registration in Ejari, the two notices, and what happens from the first viewing to the keys.',
    figures: `- **5%** of a year’s rent is the usual deposit, ten per cent when furnished
- **1 to 12** cheques a year, as agreed; fewer usually mean a lower rent
- **90 days** before the end is the time to speak of a change`,
    text: `## From viewing to keys

1. ### Viewing

   We show you what is free and when it is free from. Open the taps, ask for twelve electricity bills, and stand at the bedroom window with the window closed.

2. ### Offer

   You name rent, number of cheques and the day you want to move in. With the offer goes a cheque for the deposit, made out to the owner.

3. ### Contract

   It is the standard form with an addendum. You need a passport or Emirates ID, a visa or its application, and a chequebook. Those who have just arrived may transfer the first quarter if the contract says so.

4. ### Ejari

   The contract is registered. The certificate is asked for by the electricity and water authority, by schools, and for a family’s visas. Everyone who will live there should be named in it.

5. ### Keys

   Room by room we write down what is there and how it is, with photographs and two signatures. It decides about the deposit at the end.

## What it costs at the start

Beside the first cheque and the deposit: the agent’s commission, five per cent of the first year’s rent plus VAT; the deposit of the electricity and water authority; the fee for Ejari; and where there is district cooling, its deposit. You have the sum on paper before the offer.

## Renewal and end

If nobody says anything ninety days before the end, the contract goes on as it is. A higher rent must be allowed by the Land Department’s index as well.

A landlord who wants the home back at the end of a contract needs a recognised reason and has to give twelve months’ notice through a notary or by registered mail. A message on the telephone is not a notice.`,
    callTitle: 'Moving by a certain day?',
    callText:
      'Tell us the day, the way to work and the number of bedrooms. Homes that will be free then are often not on the site yet.',
    callLabel: 'Tell us what you look for',
  },
  [SitePageKey.SELL_PROPERTY]: {
    lead: `With ${claims.agents} agents, one of whom is yours from the first visit to the title deed.`,
    description:
      'Selling an apartment, a villa or a townhouse in Dubai in six steps, from the choice of an agent to the transfer, with what it costs and how long it takes.',
    figures: `- **${claims.agents}** agents, each with a few buildings known by heart
- **${claims.commission}** of the price is the usual commission, due at the transfer
- **${claims.purchase}** from signed contract to title deed, as a rule`,
    text: `## A sale in six steps

1. ### Agent

   You meet the colleague who knows your building, at your home. Three days later you have a range in writing: sales registered nearby, adjusted for floor, side and condition. If it convinces you, you sign Form A, without which no home may be advertised.

2. ### Marketing

   We measure, photograph at the hour when the rooms are at their best, and draw the plan. The advertisement carries its permit number and one price, the same everywhere. Clients who have been waiting for such a home hear of it first.

3. ### Viewings

   We bring people who can buy: with a bank’s pre-approval, or with proof of funds. You need not be there. Every Friday you have a letter that says who came, what they said and what we would change.

4. ### Offers and contract

   Offers reach you in writing, with a date and a way of payment, on the day they are made. When one is accepted, both sides sign Form F, the Land Department’s own contract, and the buyer gives a deposit, commonly ten per cent, as a cheque that is held.

5. ### Sales progression

   The buyer’s bank sends its valuer. If there is a loan on your home, we obtain the bank’s letter and plan its repayment. Service charges are settled and the developer states that it has no objection. You have a list of dates, and we ring up whoever is late.

6. ### Transfer

   Both sides meet at the trustee’s office. Cheques are checked, the sale is registered, and the buyer leaves with a title deed. The meters are read the same day, and you have the accounts on one page.

## What a sale costs you

The commission is usually ${claims.commission} of the price, plus VAT on the commission. It is due when the home has been transferred and not before. Photographs, plan and permit are ours to pay.

Beyond that there is the developer’s fee for the no-objection certificate, which differs from one developer to the next, and the service charge up to the day of transfer. With a loan, your bank may charge for early repayment; at the time of writing the charge is limited to one per cent of what is left, and to AED 10,000.

You have the sheet with every line on it before you sign Form A.

## What we ask of you

The title deed, your passport or Emirates ID, and the last invoice of the service charge. If the home is let, the tenancy contract and its registration. If you live abroad, somebody with a power of attorney that names this home.

If you have built anything, the permit. A pergola without one can hold up a sale for weeks.`,
    callTitle: 'What would yours sell for?',
    callText:
      'Tell us the building and the floor, or the street and the plot. The range costs nothing and binds you to nothing.',
    callLabel: 'Ask for a valuation',
  },
  [SitePageKey.PROPERTY_MANAGEMENT]: {
    lead: 'Your home, let and looked after while you live elsewhere. You receive the rent, a letter each month, and no calls at night.',
    description:
      'Letting, rent collection, maintenance and accounts for owners of homes in Dubai who live elsewhere: what is included, what is decided by you, and what it costs.',
    figures: `- **${claims.returns}** of the price a year is what rents commonly bring, before costs
- **120 days** before a contract ends, landlord and tenant both hear from us
- **5th** of each month is the day on which the accounts are sent`,
    text: `## From keys to accounts

1. ### We take it over

   A first inspection, room by room, with photographs. Meters, keys, access cards and the age of every machine are written down. You sign the list, and so do we.

2. ### We let it

   At a rent that the index allows and the building confirms. We check the tenant’s identity, employer and last tenancy, and register the contract in Ejari.

3. ### We collect

   Cheques are made out to you and presented on their dates. If one is not honoured, you hear on the same day, together with what we propose.

4. ### We repair

   Up to AED 1,000 we act and tell you afterwards. Above it you receive two offers and decide. The air conditioning is serviced twice a year.

5. ### We account

   One page a month: what came in, what went out, with the invoices behind it. At the end of the year, a summary that your tax adviser can read.

## What it costs

Five per cent of the collected rent a year for an apartment, seven for a villa with a garden and a pool, plus VAT. Nothing is due for months in which the home stands empty.

Finding a tenant is charged once, to the tenant, at five per cent of the first year’s rent. Contractors are paid at cost; we take no share of their invoices.

## What you decide

The rent, the tenant, and anything above AED 1,000. We advise, and where we disagree we say so in writing.

The agreement runs for a year and can be ended by either side with sixty days’ notice. Keys and papers are handed back on the last day against a signature.`,
    callTitle: 'A home that stands empty',
    callText: 'Tell us where it is and since when. We go and look, and tell you what rent to expect.',
    callLabel: 'Write to the management team',
  },
  [SitePageKey.LEGAL_ASSISTANCE]: {
    lead: 'The papers of a sale or a tenancy, prepared, checked and explained before you sign them.',
    description:
      'Contracts, powers of attorney, title searches, wills and tenancy disputes in Dubai: what our conveyancing desk does itself and when it brings in an advocate.',
    figures: '',
    text: `## Buying and selling

We look up the title deed, the loans and blocks registered against it, and the owner’s right to sell. We prepare Form F and its annexes, and read those of the other side with you, clause by clause.

For off-plan homes we check that the project is registered, that the account named in the contract belongs to it, and what the contract says of delay.

## Powers of attorney

If you cannot be here, somebody has to act for you. We draft the power of attorney in Arabic and English for the one act that is needed and no other, and accompany it through notary, ministry and translation. From abroad, count three to five weeks.

Our own staff do not accept powers of attorney from clients. A lawyer of your choice can, for a fixed fee.

## Tenancies

Contracts on the standard form with an addendum that both sides understand; registration in Ejari; notices that hold, served in the way and at the time that the law asks for: ninety days before the end for a change of terms, twelve months for the end itself.

If there is a dispute, we put the file together for the rental disputes centre. Many are settled when both sides have seen it.

## Family and estate

Transfers between parents and children, owning as a couple, and wills for those who are not Muslims, so that a home in Dubai goes to whom you name. We explain what is possible; the will itself is written by an advocate.

## What we are not

We are a brokerage with a conveyancing desk, and no law firm. We do not appear in court. When a case needs an advocate we say so, name three, and take nothing from any of them.

Checking a contract is free for clients who buy or sell through us, for whom the commission is usually ${claims.commission} of the price. For others it costs a fixed fee, which you know before we begin.`,
    callTitle: 'Before you sign',
    callText:
      'Tell us what lies in front of you and by when it is to be signed. Send no originals, and no copies of passports by email.',
    callLabel: 'Ask the conveyancing desk',
  },
  [SitePageKey.CAREERS]: {
    lead: 'We look for people who would rather know one building well than forty from the brochure.',
    description:
      'Working at {agency} in Dubai: whom we look for, how we pay, how the first six months go and how to apply.',
    figures: '',
    text: `## Whom we look for

Brokers for sales, leasing and off-plan homes. Half of our brokers did something else before: surveying, teaching, hotels, nursing. A second language helps; so does patience on the telephone.

In the office: conveyancers, property managers, a photographer with a tape measure, and people who keep accounts that can be read.

## How the first six months go

Two weeks of law and paper, with the broker’s examination at the end; we pay for the course and the card. Then one community, together with a colleague who has it already. After three months you have buildings of your own.

Until the end of the sixth month there is a salary and no target.

## How we pay

Brokers receive a salary and a share of the commission they earn, which rises with the year’s total and is paid in the month in which the agency is paid. Everybody has the same table, and it hangs in the kitchen.

Visa, health insurance for the family, thirty days of leave, and a flight home each year.

## How to apply

Write us a page: what you have done, which part of the city you know best, and what a visitor would not notice about it. We read every page and answer within ten working days, also when the answer is no.

No photograph, no age, no certificates for now. You will meet two people, once each, and spend a morning at viewings.`,
    callTitle: 'A page about you',
    callText:
      'Put it into the message. If you would rather send a file, say so, and we reply with an address for it.',
    callLabel: 'Apply',
  },
  [SitePageKey.PRIVACY_POLICY]: {
    lead: 'What this site learns of you, what it is used for, and how to have it removed.',
    description:
      'What {agency} keeps of visitors to this site, for how long, who sees it, and how to ask for it or have it removed.',
    figures: '',
    text: `## Who is responsible

{agency}, {address}. Questions about your data are answered at {contacts}.

We follow Federal Decree-Law No. 45 of 2021 on the protection of personal data.

## When you only look

The site sets no cookies for visitors, counts nobody and shows no advertisements. It loads no fonts, maps, scripts or pictures from anyone else, so nobody else learns that you were here.

The server notes technical facts of each request, among them the internet address it came from, to keep the site running and to ward off attacks. They serve no other purpose.

## When you save homes and searches

Homes and searches that you save are stored in your own browser. When you open your saved homes or compare homes, your browser sends our server the numbers of those homes, and the searches, so that it can show what they are now; they are not stored with anything that names you. They are gone from your browser when you clear what it stores for this site.

If you ask us to email you new homes of a search, we keep your email address and the search until you unsubscribe by the link in each email. What you do not confirm is deleted after a week.

## When you write to us

The form takes your name, your email address, a subject and your message. You may add a telephone number, so that we can call you back; the form works without it. They are kept in our own database, read by our staff, and used to answer you. A short letter to your email address confirms, as a rule, that we have received the message. It holds none of what you wrote; for a question about a home it names that home. So that nobody can flood us, the address from which messages come is counted for ten minutes.

A message is kept as long as the matter is open, and is deleted when you ask for it. If you become a client, the law asks us to keep contracts and proofs of identity for five years after the last transaction.

## Who else sees it

Only those whom a transaction needs: the Land Department, the trustee’s office, the developer, a bank or a lawyer you have chosen. We sell no data, and give none to other agents without your word.

Links to WhatsApp, to social networks and to the outside map lead to other firms. What they learn when you follow such a link is in their hands and not in ours.

## What you may ask for

What we keep of you, a copy of it, its correction, its deletion, or that we stop using it. Write to us; we answer within thirty days and may ask who you are before we send anything.

If the answer does not satisfy you, you may complain to the UAE Data Office.

## Changes

This page was last changed on {date}. Earlier versions are sent on request.`,
    ...NO_CALL,
  },
  [SitePageKey.ABOUT]: {
    lead: 'Each of us answers for our work, and can be written to by name.',
    description: 'The people who run {agency}, and how they work.',
    figures: '',
    text: `## How we work

- ### Seen before it is shown

  A home is on this site when one of us has been inside it with a tape measure. Where we have not seen a document, we say that we have not seen it.

- ### One colleague from first to last

  Whoever shows you a home writes the offer, sits beside you at the trustee’s office and is there when the meters are read.

- ### Written down

  Prices, fees and dates are sent in writing on the day they are spoken of. The commission is usually ${claims.commission} of the price, and it stands in the first letter.

- ### Licensed

  Everyone who shows homes is registered as a broker in Dubai and carries the card. Ask to see it; the number can be looked up with the Land Department.`,
    ...NO_CALL,
  },
};

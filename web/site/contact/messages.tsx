import { capitalize, formatList } from '../../../schema/language.ts';
import type { Agency, OpeningHours, Weekday } from '../agency.ts';

// Texts of the contact page (spec §8).

export const title = 'Contact Us';
export function description({ name, address, phones: [phone], email }: Agency): string {
  const contacts = [phone ? `telephone ${phone}` : '', email ? `email ${email}` : ''].filter(Boolean);
  const sentence = contacts.length > 0 ? ` ${capitalize(formatList(contacts, 'unit'))}.` : '';
  return `${formatList([name, ...address], 'unit')}.${sentence}`;
}
/** Names the days on which the office is open if they follow each other. */
export function introduction(hours: readonly OpeningHours[]): string {
  const [open, ...others] = hours.filter(({ ranges }) => ranges.length > 0);
  const read = open && open.days.length > 1 && others.length === 0 ? `read from ${days(open.days)} and ` : '';
  return `Write, call or come by. Messages are ${read}answered by a person, as a rule within one working day.`;
}
/** For an agency without telephone or address. */
export const shortIntroduction =
  'Write to us. Messages are answered by a person, as a rule within one working day.';
export const formTitle = 'Send a message';

export const office = 'Head office';
export const address = 'Address';
export const email = 'Email';
export const telephone = 'Telephone';
export const postBox = 'Post box';

/** The label of the map; the second line of an address names the street. */
export const mapLabel = ({ address: [building, street = building], community }: Agency): string => {
  const place = street ?? community;
  return place ? `The head office on ${place}` : 'The head office';
};
/** Places around the office. */
export const landmarks = {
  dubaiMarina: 'Dubai Marina',
  palmJumeirah: 'Palm Jumeirah',
  jebelAli: 'Jebel Ali',
  sheikhZayedRoad: 'Sheikh Zayed Road',
  emiratesHills: 'Emirates Hills',
  alBarsha: 'Al Barsha',
} as const;
export const openMap = (
  <>
    Open the map<span className="visually-hidden"> (a new tab, OpenStreetMap)</span>
  </>
);

export const closed = 'closed';

const dayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};
/** Formats days that follow each other. */
export const days = (days: OpeningHours['days']): string => {
  const [first, last] = [days[0]!, days.at(-1)!];
  return first === last ? dayNames[first] : `${dayNames[first]} to ${dayNames[last]}`;
};

/** Formats the opening hours of a day. */
export const ranges = (hours: OpeningHours['ranges']): string =>
  hours.length === 0
    ? closed
    : formatList(
        hours.map(({ from, to }) => `${time(from)} - ${time(to)}`),
        'unit',
      );

function time(text: string): string {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  const twelve = String(hour % 12 || 12).padStart(2, '0');
  return `${twelve}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

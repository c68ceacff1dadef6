import { ObjectType } from 'type-graphql';
import { Check, Entity } from 'typeorm';
import { DEFAULT_COLOURS, lowContrasts, type BrandColours } from '../../schema/brand-colours.ts';
import { isOpeningHours } from '../../schema/opening-hours.ts';
import { LATITUDE, LONGITUDE } from '../../schema/pin.ts';
import { cleanPhone } from '../../schema/text.ts';
import { collection, type Values } from '../collections/definitions/collection.ts';
import { colour, lines, text } from '../collections/definitions/fields/text.ts';
import { degrees, integer } from '../collections/definitions/fields/number.ts';
import { email } from '../collections/definitions/fields/email.ts';
import { validPhone, formatValidPhone, parseValidPhone } from '../collections/definitions/fields/phone.ts';
import { Pictured } from '../collections/definitions/stored.ts';
import type { FieldMessages } from '../errors.ts';
import { message, type Message } from '../messages.ts';
import { textRule } from '../collections/definitions/field.ts';

/** A line of text that lists are not sorted by. */
const line = (label: string, description: string, max = 120) =>
  text(label, { description, max, sorted: false });

function hours(day: string): PropertyDecorator {
  const description = `Opening hours on ${day}, such as 09:00-19:00, or two of them after a comma; null if it is closed.`;
  return text(`The hours of ${day}`, {
    description,
    max: 40,
    sorted: false,
    clean: cleanHours,
    rules: [textRule(isOpeningHours, message('INVALID_OPENING_HOURS'))],
  });
}

/** Writes `9:00 – 19:00` as `09:00-19:00`. */
const cleanHours = (typed: string): string | null =>
  typed
    .replaceAll(/\s+/g, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(?<!\d)\d:/g, '0$&')
    .replaceAll(',', ', ') || null;

/** `Instagram https://www.instagram.com/agency` */
const SOCIAL_LINK = /^\S.* https:\/\/[^\s/]+\.[^\s/]+\S*$/;

/** `140+ | professionals` */
const FIGURE = /^[^|]*\S[^|]*\|[^|]*\S[^|]*$/;

@Entity('agencies')
@Check('agencies_single', '"id" = 1')
@ObjectType({
  description: 'The agency whose site this is. A list in a text has an entry on each line.',
})
export class Agency extends Pictured {
  @text('Name', { required: true, max: 80, sorted: false, description: 'Its name.' })
  name: string;

  @text('Wordmark', { required: true, max: 24, sorted: false, description: 'A short name, for the header.' })
  wordmark: string;

  @colour('Brand colour', {
    default: DEFAULT_COLOURS.brandColour,
    description: 'The colour of buttons and dark bands.',
  })
  brandColour: string;

  @colour('Accent', {
    default: DEFAULT_COLOURS.accentColour,
    description: 'The colour of small marks on the page.',
  })
  accentColour: string;

  @colour('Light accent', {
    default: DEFAULT_COLOURS.accentOnBrandColour,
    description: 'The colour of small marks on the brand colour.',
  })
  accentOnBrandColour: string;

  @lines('Address', { most: 5, description: 'The address of the head office, line by line.' })
  address: string | null;

  @line('Community', 'The community of the head office.')
  community: string | null;

  @degrees('Latitude', { ...LATITUDE, description: 'Latitude of the head office.' })
  latitude: number | null;

  @degrees('Longitude', { ...LONGITUDE, description: 'Longitude of the head office.' })
  longitude: number | null;

  @line('Directions', 'Directions to the head office, such as where visitors park.', 200)
  directions: string | null;

  @line('Post box', 'Its post box.')
  postBox: string | null;

  @email('Email', { sorted: false, description: 'Its email address.' })
  email: string | null;

  @lines('Telephones', {
    most: 5,
    cleanLine: (typed) => formatValidPhone(cleanPhone(typed)),
    rule: (number) => parseValidPhone(number) !== undefined,
    message: message('LINE_NOT_PHONE', { label: 'Telephones' }),
    description: 'Its telephone numbers in international form; the first is that of the office.',
  })
  phones: string | null;

  @validPhone('WhatsApp', { description: 'Its number on WhatsApp, in international form.' })
  whatsApp: string | null;

  @hours('Monday')
  hoursMonday: string | null;

  @hours('Tuesday')
  hoursTuesday: string | null;

  @hours('Wednesday')
  hoursWednesday: string | null;

  @hours('Thursday')
  hoursThursday: string | null;

  @hours('Friday')
  hoursFriday: string | null;

  @hours('Saturday')
  hoursSaturday: string | null;

  @hours('Sunday')
  hoursSunday: string | null;

  @line('Licence', 'Its number in the register of brokers (ORN).', 40)
  licence: string | null;

  @lines('Social links', {
    most: 8,
    rule: (entry) => SOCIAL_LINK.test(entry),
    message: message('LINE_NOT_SOCIAL_LINK', { label: 'Social links' }),
    description: 'Its profiles, each a name and a URL.',
  })
  socialLinks: string | null;

  @line('Title of the figures', 'The title of the figures.')
  figuresTitle: string | null;

  @lines('Figures', {
    most: 4,
    rule: (entry) => FIGURE.test(entry),
    message: message('LINE_NOT_FIGURE', { label: 'Figures' }),
    description: 'Figures of the home page, each a number and a text with | between them.',
  })
  figures: string | null;

  @integer('First year of the copyright', {
    min: 1900,
    max: 2100,
    description: 'The year from which the copyright lasts.',
  })
  copyrightYear: number | null;

  @line('Holder of the copyright', 'The holder of the copyright, if it is not the agency by its name.')
  copyrightHolder: string | null;

  @line('Sender of emails', 'The name of the sender of emails, if it is not that of the agency.', 80)
  senderName: string | null;
}

/** A pin needs both coordinates. */
function validatePin({ latitude, longitude }: Values): FieldMessages {
  if ((latitude == null) === (longitude == null)) return {};
  const incomplete = message('PIN_INCOMPLETE');
  return { latitude: incomplete, longitude: incomplete };
}

/** The light accent and the brand colour are both named, because either may have been changed. */
function validateColours(record: Values): FieldMessages {
  const messages: Partial<Record<keyof BrandColours, Message>> = {};
  for (const { colour, contrast } of lowContrasts(record as Values & BrandColours))
    messages[colour] = message('LOW_CONTRAST', { colour, contrast });
  const { brandColour, accentOnBrandColour } = messages;
  return { ...messages, ...(accentOnBrandColour && { brandColour: brandColour ?? accentOnBrandColour }) };
}

export const agencies = collection({
  entity: Agency,
  names: { one: 'agency', many: 'agencies' },
  isFixed: true,
  isSingle: true,
  picture: { field: 'logo' },
  validateRecord: (record) => ({ ...validateColours(record), ...validatePin(record) }),
  notFound: message('AGENCY_NOT_FOUND'),
});

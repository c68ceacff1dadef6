import { isURL } from 'class-validator';
import { ObjectType } from 'type-graphql';
import { Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { cleanIdentifier } from '../../schema/text.ts';
import { collection, type Values } from '../collections/definitions/collection.ts';
import { PositionColumn, NOT_DELETED } from '../collections/definitions/stored.ts';
import { email } from '../collections/definitions/fields/email.ts';
import { validPhone } from '../collections/definitions/fields/phone.ts';
import { reference } from '../collections/definitions/fields/reference.ts';
import { textList, PARAGRAPHS, text } from '../collections/definitions/fields/text.ts';
import { Publishable } from '../collections/definitions/publication.ts';
import { isMissing } from '../collections/definitions/texts.ts';
import { slugOf } from './slug.ts';
import { message } from '../messages.ts';
import { listRule, textRule } from '../collections/definitions/field.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const isProfileUrl = (value: unknown): boolean =>
  isURL(value as string, { protocols: ['https'], require_protocol: true });

/** A member of the team, whom visitors see while the record is published. */
@Entity('people')
@Index(['createdAt', 'id'], NOT_DELETED)
@Index(['updatedAt', 'id'], NOT_DELETED)
@Index('people_slug', ['slug'], { unique: true, ...NOT_DELETED })
@Index('people_account', ['accountId'], { unique: true, ...NOT_DELETED })
@ObjectType({ description: 'A member of the team.' })
export class Person extends Publishable {
  @text('Name', { required: true, description: 'The name.' })
  name: string;

  @text('Slug', {
    required: true,
    implied: true,
    max: 100,
    sorted: false,
    clean: (typed) => cleanIdentifier(typed).toLowerCase(),
    rules: [textRule((slug) => SLUG.test(slug), message('INVALID_SLUG'))],
    description: 'The last segment of the URL of the page; from the name by default.',
  })
  slug: string;

  @text('Position', { name: 'position', description: 'The position in the agency.' })
  jobTitle: string | null;

  @text('Introduction', { max: 300, sorted: false, description: 'A sentence for the page of the team.' })
  introduction: string | null;

  @text('Biography', { max: PARAGRAPHS, description: 'The biography, with a paragraph on each line.' })
  biography: string | null;

  @textList('Languages', { most: 12, max: 40, description: 'The languages that the person speaks.' })
  languages: string[];

  @textList('Subjects', { most: 8, max: 100, description: 'Subjects of messages to the person.' })
  subjects: string[];

  @validPhone('Telephone', { description: 'The telephone number, in international form.' })
  phone: string | null;

  @validPhone('WhatsApp', { description: 'The number on WhatsApp, in international form.' })
  whatsApp: string | null;

  @text('BRN', { max: 20, sorted: false, description: 'The broker registration number.' })
  brn: string | null;

  @textList('Profiles', {
    most: 8,
    max: 500,
    rules: [listRule((urls) => urls.every(isProfileUrl), message('NOT_PROFILE_URLS', { label: 'Profiles' }))],
    description: 'URLs of profiles on social networks.',
  })
  profiles: string[];

  @PositionColumn()
  position: number | null;

  @email('Email', {
    sorted: false,
    staffOnly: true,
    description: 'The email address that receives the enquiries; for staff only.',
  })
  email: string | null;

  @reference('account', {
    column: 'account_id',
    staffOnly: true,
    description: 'Id of the staff account of the person; for staff only.',
  })
  accountId: number | null;

  // By name, because people do not import accounts.
  @ManyToOne('Staff', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_id' })
  account: unknown;
}

/** Sets the slug from the name where an input has none: for a new person, or when it is cleared. */
function deriveSlug(input: Values, current: Values | null): Values {
  const isUnchanged = current !== null && input.slug === undefined;
  if (isUnchanged || !isMissing(input.slug)) return input;
  const name = input.name ?? current?.name;
  return { ...input, slug: typeof name === 'string' ? slugOf(name) : '' };
}

export const people = collection({
  entity: Person,
  names: { one: 'person', many: 'people' },
  picture: { field: 'portrait' },
  isOrdered: true,
  hasSlug: true,
  deriveValues: deriveSlug,
  constraintMessages: {
    people_slug: { slug: message('SLUG_TAKEN') },
    people_account: { accountId: message('ACCOUNT_TAKEN') },
    people_account_id_fkey: { accountId: message('UNKNOWN_ACCOUNT_OF_PERSON') },
  },
  notFound: message('PERSON_NOT_FOUND'),
});

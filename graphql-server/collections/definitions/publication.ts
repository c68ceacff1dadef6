import { InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { Column } from 'typeorm';
import type { FieldMessages } from '../../errors.ts';
import { moment } from './fields/date.ts';
import { oneOf } from './fields/choice.ts';
import { Pictured } from './stored.ts';
import { message } from '../../messages.ts';

/** Whether and when visitors see a record. */
export enum Publication {
  DRAFT = 'draft',
  PUBLISHED = 'published',
  SCHEDULED = 'scheduled',
  ARCHIVED = 'archived',
}

registerEnumType(Publication, {
  name: 'Publication',
  description: 'Whether and when visitors see a record.',
  valuesConfig: {
    DRAFT: { description: 'Only staff see it.' },
    PUBLISHED: { description: 'Visitors see it.' },
    SCHEDULED: { description: 'Visitors see it from `publishAt` on.' },
    ARCHIVED: { description: 'Visitors do not see it any more.' },
  },
});

/** A column that a trigger of the database sets from the publication. */
const fromPublication = (name: string, byDefault: string | null): PropertyDecorator =>
  Column({
    type: 'timestamptz',
    name,
    select: false,
    insert: false,
    update: false,
    ...(byDefault === null ? { nullable: true } : { default: () => byDefault }),
  });

/** A record that staff edit and that visitors see while it is published. */
@ObjectType()
@InterfaceType()
export abstract class Publishable extends Pictured {
  @oneOf('Publication', Publication, {
    default: Publication.PUBLISHED,
    rest: false,
    staffOnly: true,
    description: 'Whether and when visitors see it; for staff only.',
  })
  publication: Publication;

  @moment('Publish at', {
    rest: false,
    staffOnly: true,
    description: 'The moment from which visitors see it, if its publication is SCHEDULED; for staff only.',
  })
  publishAt: Date | null;

  @moment('Unpublish at', {
    rest: false,
    staffOnly: true,
    description: 'The moment from which visitors do not see it any more; for staff only.',
  })
  unpublishAt: Date | null;

  /** The moment from which visitors see it: in the past since it was published, `infinity` for drafts and archived records. */
  @fromPublication('published_from', 'now()')
  publishedFrom: Date;

  /** The moment from which visitors do not see it any more, or `infinity`. */
  @fromPublication('published_until', "'infinity'")
  publishedUntil: Date;

  /** The moment at which visitors could last see it before it was changed; null if they never could. */
  @fromPublication('last_published', null)
  lastPublished: Date | null;
}

/** True if the records of an entity can be drafts, scheduled or archived. */
export const isPublishable = (entity: { prototype: object }): boolean =>
  entity.prototype instanceof Publishable;

/** True if an input names the publication or one of its times. */
export const changesPublication = (input: object): boolean =>
  ['publication', 'publishAt', 'unpublishAt'].some((name) => name in input);

/** Validates the times of a record's publication; returns messages by field. */
export function validatePublication({
  publication,
  publishAt,
  unpublishAt,
}: Record<string, unknown>): FieldMessages {
  if (publication !== Publication.SCHEDULED) return {};
  if (publishAt == null) return { publishAt: message('PUBLISH_AT_REQUIRED') };
  const isTooEarly = publishAt instanceof Date && unpublishAt instanceof Date && unpublishAt <= publishAt;
  return isTooEarly ? { unpublishAt: message('UNPUBLISH_BEFORE_PUBLISH') } : {};
}

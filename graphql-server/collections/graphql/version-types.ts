import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  Holding,
  type StoredVersionPicture,
  type PastVersion,
  type ShownChange,
} from '../reading/history.ts';
import type { Page } from '../reading/page.ts';
import { Action } from '../declaring/action.ts';

registerEnumType(Action, {
  name: 'Action',
  description: 'What was done with a record.',
  valuesConfig: {
    ADDED: { description: 'It was made.' },
    IMPORTED: { description: 'It was made from a line of a file.' },
    COPIED: { description: 'It was made as a copy of another.' },
    CHANGED: { description: 'It was changed.' },
    REVERTED: { description: 'It was put back to an earlier version.' },
    MARKED: { description: 'Staff said what they have done with it.' },
    REORDERED: { description: 'What belongs to it was put in another order.' },
    REMOVED: { description: 'It was removed.' },
    RESTORED: { description: 'It was brought back after it had been removed.' },
  },
});

registerEnumType(Holding, {
  name: 'Holding',
  description: 'What a field holds.',
  valuesConfig: {
    WORDS: { description: 'Text, or a number.' },
    PICTURE: { description: 'The picture, named by its file.' },
    ORDER: { description: 'The numbers of what belongs to the record, in their order.' },
  },
});

@ObjectType({ description: 'A picture that a version names; it may be shown nowhere any more.' })
export class VersionPicture implements StoredVersionPicture {
  file: string;

  @Field(() => Int, { description: 'Its width in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Its height in pixels.' })
  height: number;

  @Field(() => String, {
    description: 'A WebP of a few pixels as a data URI, to stand in until the picture comes.',
  })
  placeholder: string;
}

const orNull = { nullable: true };

@ObjectType('FieldChange', { description: 'What became of one field of a record.' })
export class FieldChangeType implements ShownChange {
  @Field(() => String, {
    description:
      'Name of the field, as in the input of a change; where the order of what belongs to a record was changed, that field.',
  })
  field: string;

  @Field(() => Boolean, {
    description:
      'Whether records still have a field of that name: one that has gone is shown, and not put back.',
  })
  known: boolean;

  @Field(() => Holding, { description: 'What it holds.' })
  holds: Holding;

  @Field(() => String, { ...orNull, description: 'Its value before, as text; null for none.' })
  before: string | null;

  @Field(() => String, { ...orNull, description: 'Its value after, as text; null for none.' })
  after: string | null;

  @Field(() => VersionPicture, {
    ...orNull,
    description: 'The picture before, where it is one that is still kept.',
  })
  pictureBefore: VersionPicture | null;

  @Field(() => VersionPicture, { ...orNull, description: 'The picture after, where it is one.' })
  pictureAfter: VersionPicture | null;
}

@ObjectType('Version', { description: 'One thing that was done with a record, and what it changed.' })
export class VersionType implements PastVersion {
  @Field(() => ID, { description: 'Number of the version, unique among those of its record.' })
  id: number;

  @Field(() => Action, { description: 'What was done.' })
  action: Action;

  @Field(() => Date, { description: 'When it was done.' })
  at: Date;

  @Field(() => String, { description: 'What the record was called; empty when it had no name.' })
  title: string;

  @Field(() => [FieldChangeType], {
    description: 'What was changed, field by field; all that was filled in, where it was made.',
  })
  changes: FieldChangeType[];

  @Field(() => Boolean, {
    description: 'Whether the record can be put back to it: it says how it stood, and not how it stands.',
  })
  restorable: boolean;

  byId: number | null;
}

@ObjectType({ description: 'One page of the versions of a record.' })
export class VersionPage implements Page<VersionType> {
  @Field(() => [VersionType], { description: 'The versions of this page, newest first.' })
  items: VersionType[];

  @Field(() => Int, { description: 'Which page this is, from 1; one beyond the end is the last.' })
  page: number;

  @Field(() => Int, { description: 'The most versions a page has.' })
  limit: number;

  @Field(() => Int, { description: 'How many versions are kept: at most 50.' })
  total: number;

  @Field(() => Int, { description: 'How many pages there are, at least 1.' })
  totalPages: number;
}

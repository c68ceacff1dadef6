import {
  Field,
  ID,
  Int,
  ObjectType,
  registerEnumType,
  Arg,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  FieldType,
  type StoredVersionPicture,
  type PastVersion,
  type ShownChange,
} from '../queries/history.ts';
import { Action } from '../definitions/version.ts';
import { declarePage } from './list.ts';
import { RequirePermission } from '../../policies.ts';
import { type Collection, typeName } from '../definitions/collection.ts';
import type { Stored } from '../definitions/stored.ts';
import { toId } from '../definitions/ids.ts';
import { limitOf, type Page } from '../queries/page.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';

registerEnumType(Action, {
  name: 'Action',
  description: 'The kind of a change of a record.',
  valuesConfig: {
    ADDED: { description: 'The record was created.' },
    IMPORTED: { description: 'The record was imported from a CSV file.' },
    COPIED: { description: 'The record was created as a copy of another.' },
    CHANGED: { description: 'Its fields were changed.' },
    REVERTED: { description: 'It was reverted to an earlier version.' },
    MARKED: { description: 'The state of the message was changed.' },
    REORDERED: { description: 'Its child records were reordered.' },
    REMOVED: { description: 'It was moved to the trash.' },
    RESTORED: { description: 'It was restored from the trash.' },
  },
});

registerEnumType(FieldType, {
  name: 'FieldType',
  description: 'The type of a field in a version.',
  valuesConfig: {
    TEXT: { description: 'A text or a number.' },
    PICTURE: { description: 'A picture, by its file name.' },
    ORDER: { description: 'The ids of the child records in their order.' },
  },
});

@ObjectType({ description: 'A picture of a version. The record may have another picture now.' })
class VersionPicture implements StoredVersionPicture {
  file: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height: number;

  @Field(() => String, {
    description: 'A WebP of a few pixels as a data URI, a placeholder until the picture is loaded.',
  })
  placeholder: string;
}

const orNull = { nullable: true };

@ObjectType('FieldChange', { description: 'A change of a field.' })
class FieldChangeType implements ShownChange {
  @Field(() => String, {
    description:
      'Name of the field, as in the input of an update; for an order, the field of the child records.',
  })
  field: string;

  @Field(() => Boolean, {
    description: 'Whether records still have this field. A removed field is shown and not reverted.',
  })
  known: boolean;

  @Field(() => FieldType, { description: 'Type of the field.' })
  fieldType: FieldType;

  @Field(() => String, { ...orNull, description: 'Previous value as text, or null.' })
  before: string | null;

  @Field(() => String, { ...orNull, description: 'New value as text, or null.' })
  after: string | null;

  @Field(() => VersionPicture, {
    ...orNull,
    description: 'Previous picture, if the field is a picture and its file still exists.',
  })
  pictureBefore: VersionPicture | null;

  @Field(() => VersionPicture, {
    ...orNull,
    description: 'New picture, if the field is a picture and its file still exists.',
  })
  pictureAfter: VersionPicture | null;
}

@ObjectType('Version', { description: 'A version of a record: a change with its author and time.' })
export class VersionType implements PastVersion {
  @Field(() => ID, { description: 'Id of the version, unique within the record.' })
  id: number;

  @Field(() => Action, { description: 'The kind of the change.' })
  action: Action;

  @Field(() => Date, { description: 'Time of the change.' })
  at: Date;

  @Field(() => String, { description: 'Title or name of the record then; empty if it had none.' })
  title: string;

  @Field(() => [FieldChangeType], {
    description: 'The changed fields; for a new record, all fields with a value.',
  })
  changes: FieldChangeType[];

  @Field(() => Boolean, {
    description:
      'Whether the record can be reverted to this version: it has the field values and is not the current version.',
  })
  restorable: boolean;

  byId: number | null;
}

const VersionPage = declarePage({
  name: 'VersionPage',
  description: 'A page of versions of a record.',
  item: VersionType,
  items: 'versions',
  order: 'newest first',
  totalNote: ', at most 50',
});

/** The version history of a record, for staff. */
@Resolver(() => VersionPicture)
export class VersionResolver {
  @Query(() => VersionPage, {
    complexity: listCost,
    description: 'The versions of a record, newest first. The newest 50 are kept.',
  })
  versions(
    @Arg('collection', () => String, { description: 'Name of the collection, such as saleApartments.' })
    collection: string,
    @Arg('record', () => ID, { description: 'Id of the record.' }) record: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, from 1.' }) page: number,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'Versions per page, 1 to 1000.' })
    limit: number,
    @Ctx() { stores }: CollectionContext,
  ): Promise<Page<PastVersion>> {
    return stores.history.page({ collection, recordId: toId(record), page, limit: limitOf(limit) });
  }

  @FieldResolver(() => String, {
    description: 'URL of the picture. It is valid for an hour and needs no sign-in.',
  })
  url(
    @Root() { file }: StoredVersionPicture,
    @Ctx() { signedPictureUrl }: CollectionContext,
  ): Promise<string> {
    return signedPictureUrl(file);
  }
}

/** The mutation that reverts a record to a version. */
export function revertResolver(collection: Collection) {
  const { entity, names } = collection;
  const one = typeName(names.one);

  @Resolver(() => entity)
  class RevertResolver {
    @RequirePermission('revert', collection)
    @Mutation(() => entity, {
      name: `restore${one}Version`,
      description:
        'Reverts the record to one of its versions. A field that the version does not have keeps its value.',
    })
    revert(
      @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
      @Arg('version', () => ID, { description: 'Id of the version.' }) version: string,
      @Arg('expectedUpdatedAt', () => Date, {
        nullable: true,
        description:
          'The updatedAt of the record that the editor has seen. If the record has been changed since, the mutation fails with CONFLICT and changes nothing.',
      })
      expectedUpdatedAt: Date | null,
      @Ctx() { stores }: CollectionContext,
    ): Promise<Stored> {
      return stores.of(collection).revert(toId(id), toId(version), { expectedUpdatedAt });
    }
  }
  return RevertResolver;
}

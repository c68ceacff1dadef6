import type { GraphQLResolveInfo } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { actorOf, authorize, isAllowed, RequirePermission, type StaffActor } from '../../policies.ts';
import { InvalidInput } from '../../errors.ts';
import type { PictureSource } from '../../pictures/picture.ts';
import {
  afterOf,
  listArgumentsOf,
  pageTypeOf,
  searchOf,
  type ListArguments,
  type ListFilterInput,
} from './list.ts';
import {
  SINGLE_ID,
  stateOf,
  type Collection,
  type Resource,
  pictureIdOf,
  typeName,
} from '../definitions/collection.ts';
import { publicationConditions, type Condition } from '../queries/record-reader.ts';
import type { CollectionContext } from './context.ts';
import { childrenCost, listCost } from './cost.ts';
import { selectsAny } from './selected-fields.ts';
import { toId } from '../definitions/ids.ts';
import { limitOf, type Page } from '../queries/page.ts';
import type { Stored } from '../definitions/stored.ts';
import { message } from '../../messages.ts';

/** Default maximum of child records in a query. */
const CHILDREN = 50;

/** The fields of a page for which all records are counted. */
const COUNTED = ['page', 'total', 'totalPages'];

const WHICH = { description: 'Id of the record.' };

/** Queries for a record and for a page of records, which staff can filter. */
export function resourceResolver(resource: Resource, filterInput?: ListFilterInput) {
  const { entity, names } = resource;
  const pageType = pageTypeOf(resource);
  const listArguments = listArgumentsOf(resource, filterInput);
  const { parent, isOrdered = false, hasSlug = false } = resource;
  const state = stateOf(resource);

  @Resolver(() => entity)
  class ResourceResolver {
    @Query(() => entity, {
      name: names.one,
      nullable: true,
      description: `The ${names.one} with this id${hasSlug ? ' or slug' : ''}, or null.`,
    })
    async one(
      @Arg('id', () => ID, { ...WHICH, nullable: hasSlug }) id: string | null,
      @Ctx() { record, stores }: CollectionContext,
      slug?: string | null,
    ): Promise<Stored | null> {
      if (slug == null || id != null) return record(resource, toId(id));
      const { items } = await stores
        .reader(resource)
        .page({ page: 1, limit: 1, where: [slugCondition(slug)] });
      return items[0] ?? null;
    }

    @Query(() => pageType, {
      name: names.many,
      complexity: listCost,
      description: `A page of ${names.many}, ${isOrdered ? 'in the order that staff chose' : 'newest first'} by default.`,
    })
    many(
      @Args(() => listArguments)
      { page, limit, search, sort, descending, after, publication, filter, ...own }: ListArguments,
      @Ctx() { stores, staff }: CollectionContext & { staff: StaffActor | null },
      @Info() info: GraphQLResolveInfo,
    ): Promise<Page<Stored>> {
      if (filter || publication) authorize(actorOf(staff), 'filter', resource);
      const named = own as Record<string, string | null | undefined>;
      const within = parent && named[parent.input];
      return stores.reader(resource).page({
        page,
        limit: limitOf(limit),
        search: searchOf(search),
        sort: sort ?? undefined,
        descending: descending ?? undefined,
        within: within == null ? undefined : toId(within),
        after: afterOf(after),
        inStoredOrder: isOrdered && sort == null,
        state: (state && named[state.name]) ?? undefined,
        where: [
          ...publicationConditions(publication),
          ...(filter ? (filterInput?.conditions(filter) ?? []) : []),
        ],
        isUncounted: !selectsAny(info, ...COUNTED),
      });
    }
  }

  if (hasSlug) {
    const options = { nullable: true, description: 'Slug of the record.' };
    Arg('slug', () => String, options)(ResourceResolver.prototype, 'one', 2);
  }
  if (!isAllowed('visitor', 'read', resource)) {
    RequirePermission('read', resource)(ResourceResolver.prototype, 'one');
    RequirePermission('read', resource)(ResourceResolver.prototype, 'many');
  }
  return ResourceResolver;
}

const slugCondition = (slug: string): Condition => ({
  sql: 't.slug = :slug',
  parameters: { slug: slug.toLowerCase() },
});

/** The picture of an input; null removes it, undefined leaves it. */
function pictureIn(
  { picture }: Collection,
  values: object,
  { receive, uploadedPicture }: CollectionContext,
): PictureSource | null | undefined {
  if (!picture) return undefined;
  const { field } = picture;
  const idField = pictureIdOf(field);
  const { [field]: upload, [idField]: id } = values as Record<string, unknown>;
  if (upload && id != null) {
    throw new InvalidInput({ [idField]: message('PICTURE_SENT_TWICE', { file: field, id: idField }) });
  }
  if (id != null) return uploadedPicture(id as string, idField);
  if (upload) return receive(upload as Promise<FileUpload>);
  return upload === null || id === null ? null : undefined;
}

const EXPECTED_UPDATED_AT = {
  nullable: true,
  description:
    'The `updatedAt` that the client last read. If the record was changed since, the mutation fails with CONFLICT and changes nothing.',
};
const CHANGES = { description: 'The fields to change.' };
const UPDATES = 'Changes the given fields and keeps the others.';

/** The query for the record of a collection with one record, and the mutation that changes it. */
export function singleResolver(collection: Collection) {
  const { entity, changes, names } = collection;

  @Resolver(() => entity)
  class SingleResolver {
    @Query(() => entity, { name: names.one, nullable: true, description: `The ${names.one}.` })
    one(@Ctx() { record }: CollectionContext): Promise<Stored | null> {
      return record(collection, SINGLE_ID);
    }

    @RequirePermission('update', collection)
    @Mutation(() => entity, { name: `update${typeName(names.one)}`, description: UPDATES })
    update(
      @Arg('input', () => changes, CHANGES) values: object,
      @Arg('expectedUpdatedAt', () => Date, EXPECTED_UPDATED_AT) expectedUpdatedAt: Date | null,
      @Ctx() context: CollectionContext,
    ): Promise<Stored> {
      const picture = pictureIn(collection, values, context);
      return context.stores.of(collection).update(SINGLE_ID, values, { picture, expectedUpdatedAt });
    }
  }
  return SingleResolver;
}

/** The queries of a collection, and the mutation that changes a record. */
export function fixedResolver(collection: Collection, filterInput?: ListFilterInput) {
  const { entity, changes, names } = collection;

  @Resolver(() => entity)
  class FixedResolver extends resourceResolver(collection, filterInput) {
    @RequirePermission('update', collection)
    @Mutation(() => entity, { name: `update${typeName(names.one)}`, description: UPDATES })
    update(
      @Arg('id', () => ID, WHICH) id: string,
      @Arg('input', () => changes, CHANGES) values: object,
      @Arg('expectedUpdatedAt', () => Date, EXPECTED_UPDATED_AT) expectedUpdatedAt: Date | null,
      @Ctx() context: CollectionContext,
    ): Promise<Stored> {
      const picture = pictureIn(collection, values, context);
      return context.stores.of(collection).update(toId(id), values, { picture, expectedUpdatedAt });
    }
  }
  return FixedResolver;
}

/** The same, and the mutation that creates a record. */
export function collectionResolver(collection: Collection, filterInput?: ListFilterInput) {
  const { entity, input, names } = collection;

  @Resolver(() => entity)
  class CollectionResolver extends fixedResolver(collection, filterInput) {
    @RequirePermission('create', collection)
    @Mutation(() => entity, {
      name: `create${typeName(names.one)}`,
      description: `Creates a ${names.one}.`,
    })
    create(
      @Arg('input', () => input, { description: 'Its field values.' }) values: object,
      @Ctx() context: CollectionContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Stored> {
      const picture = pictureIn(collection, values, context) ?? undefined;
      const idempotencyKey = context.idempotencyKey(info);
      return context.stores.of(collection).create(values, { picture, idempotencyKey });
    }
  }
  return CollectionResolver;
}

/** The field of a parent with its records of this collection. */
export function childrenResolver(collection: Collection) {
  const { parent, entity, names } = collection;
  if (!parent) throw new Error(`${names.many} belong to nothing.`);

  @Resolver(() => parent.of().entity)
  class ChildrenResolver {
    @FieldResolver(() => [entity], {
      name: parent!.field,
      complexity: childrenCost,
      description: `Its ${names.many} in the order that staff chose; new ones come last.`,
    })
    children(
      @Root() { id }: Stored,
      @Arg('limit', () => Int, {
        defaultValue: CHILDREN,
        description: 'Maximum number of records, 1 to 1000.',
      })
      limit: number,
      @Ctx() { children }: CollectionContext,
    ): Promise<Stored[]> {
      return children(collection, id, limitOf(limit));
    }
  }
  return ChildrenResolver;
}

/** Resolver of `mayUpdate`, by which the panel offers only what the account may do. */
export function permissionResolver(collection: Collection) {
  @Resolver(() => collection.entity)
  class PermissionResolver {
    @FieldResolver(() => Boolean, {
      description: 'Whether the account of the request may change and delete the record.',
    })
    mayUpdate(@Root() { id }: Stored, @Ctx() { mayUpdate }: CollectionContext): Promise<boolean> {
      return mayUpdate(collection, id);
    }
  }
  return PermissionResolver;
}

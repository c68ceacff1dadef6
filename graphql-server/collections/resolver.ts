import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PictureSource } from '../pictures/picture.ts';
import { pageOf, typeName, type ClassOf, type Collection, type Shelf } from './collection.ts';
import type { CollectionContext } from './context.ts';
import { listCost } from './cost.ts';
import { toId } from './ids.ts';
import { limitOf, PER_PAGE, type Page } from './page.ts';
import type { Stored } from './stored.ts';

/** Most records of a parent that are given with it when the query does not say. */
const CHILDREN = 50;

const WHICH = { description: 'Number of the record.' };

/** Queries for one record and for a page of them. */
export function shelfResolver<Row extends Stored>(
  shelf: Shelf<Row> & { page?: ClassOf<Page<Row>>; confidential?: boolean },
) {
  const { entity, names, parent, confidential } = shelf;
  const page = shelf.page ?? pageOf(shelf);
  const optional = { nullable: true };

  @Resolver(() => entity)
  class ShelfResolver {
    @Query(() => entity, { name: names.one, nullable: true, description: `One of ${names.many}, or null.` })
    one(@Arg('id', () => ID, WHICH) id: string, @Ctx() { stores }: CollectionContext): Promise<Row | null> {
      return stores.reading(shelf).one(toId(id));
    }

    @Query(() => page, {
      name: names.many,
      complexity: listCost,
      description: `A page of ${names.many}, newest first.`,
    })
    many(
      @Arg('page', () => Int, { defaultValue: 1, description: 'Which page, from 1.' }) number: number,
      @Arg('limit', () => Int, { defaultValue: PER_PAGE, description: 'Records on a page, 1 to 1000.' })
      limit: number,
      @Ctx() { stores }: CollectionContext,
      within?: string | null,
    ): Promise<Page<Row>> {
      const of = within == null ? undefined : toId(within);
      return stores.reading(shelf).page({ page: number, limit: limitOf(limit), within: of });
    }
  }

  if (parent) {
    const description = 'Only those that belong to this one.';
    Arg(parent.input, () => ID, { ...optional, description })(ShelfResolver.prototype, 'many', 3);
  }
  if (confidential) {
    Authorized()(ShelfResolver.prototype, 'one');
    Authorized()(ShelfResolver.prototype, 'many');
  }
  return ShelfResolver;
}

/** A collection's queries, and its mutations for staff: create, update, delete. */
export function collectionResolver<Row extends Stored, Input extends object>(
  collection: Collection<Row, Input>,
) {
  const { entity, input, changes, names, picture } = collection;
  const name = typeName(names.one);

  /** The picture among an input's words, if it has one. */
  function pictureIn(words: object, { receive }: CollectionContext): PictureSource | undefined {
    const upload = picture && (words as Record<string, unknown>)[picture.field];
    return upload ? receive(upload as Promise<FileUpload>) : undefined;
  }

  @Resolver(() => entity)
  class CollectionResolver extends shelfResolver(collection) {
    @Authorized()
    @Mutation(() => entity, { name: `create${name}`, description: `Makes a new ${names.one}.` })
    create(
      @Arg('input', () => input, { description: 'Its words.' }) words: Input,
      @Ctx() context: CollectionContext,
    ): Promise<Row> {
      return context.stores.of(collection).create(words, pictureIn(words, context));
    }

    @Authorized()
    @Mutation(() => entity, {
      name: `update${name}`,
      description: `Changes what is named and keeps the rest.`,
    })
    update(
      @Arg('id', () => ID, WHICH) id: string,
      @Arg('input', () => changes, { description: 'What to change.' }) words: Partial<Input>,
      @Ctx() context: CollectionContext,
    ): Promise<Row> {
      return context.stores.of(collection).update(toId(id), words, pictureIn(words, context));
    }

    @Authorized()
    @Mutation(() => ID, {
      name: `delete${name}`,
      description: `Removes it with all that belongs to it; gives its id.`,
    })
    async remove(
      @Arg('id', () => ID, WHICH) id: string,
      @Ctx() { stores }: CollectionContext,
    ): Promise<string> {
      await stores.of(collection).remove(toId(id));
      return id;
    }
  }
  return CollectionResolver;
}

/** The field on a parent under which its records of this collection are reached. */
export function childrenResolver<Row extends Stored, Input extends object>(
  collection: Collection<Row, Input>,
) {
  const { parent, entity, names } = collection;
  if (!parent) throw new Error(`${names.many} belong to nothing.`);

  @Resolver(() => parent.of().entity)
  class ChildrenResolver {
    @FieldResolver(() => [entity], {
      name: parent!.field,
      complexity: listCost,
      description: `Its ${names.many}, newest first.`,
    })
    children(
      @Root() { id }: Stored,
      @Arg('limit', () => Int, { defaultValue: CHILDREN, description: 'The most records given, 1 to 1000.' })
      limit: number,
      @Ctx() context: CollectionContext,
    ): Promise<Row[]> {
      return context.children(collection, id, limitOf(limit));
    }
  }
  return ChildrenResolver;
}

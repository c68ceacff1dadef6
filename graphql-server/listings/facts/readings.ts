import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Root,
} from 'type-graphql';
import { fieldAt } from '../../collections/declaring/collection.ts';
import type { CollectionContext } from '../../collections/graphql/context.ts';
import { listCost } from '../../collections/graphql/cost.ts';
import { isMissing } from '../../collections/declaring/texts.ts';
import { limitOf } from '../../collections/reading/page.ts';
import { ListingKind, listingsOf } from '../listing-kind.ts';
import { Listing, listings } from '../listing.ts';
import { HOMES } from './home.ts';
import { disagreement, readText } from './settling.ts';
import { tellings, type FactReading } from './telling.ts';

/** What a text says, once it is read. */
const ReadingOutcome = { CERTAIN: 'certain', QUESTION: 'question', PERSON: 'person' } as const;

registerEnumType(ReadingOutcome, {
  name: 'ReadingOutcome',
  description: 'What a text says of facts, once it is read.',
  valuesConfig: {
    CERTAIN: { description: 'It says this and nothing else.' },
    QUESTION: { description: 'It most likely says this: a person is to confirm it.' },
    PERSON: { description: 'A person is to say what it means.' },
  },
});

@ObjectType({ description: 'How a text of a listing is read into facts.' })
export class TextReading {
  @Field(() => String, { description: 'The field of the text, such as `price`.' })
  field: string;

  @Field(() => ReadingOutcome, { description: 'What came of it.' })
  outcome: FactReading['outcome'];

  @Field(() => String, {
    nullable: true,
    description: 'What it was read as, such as `AED 345,000 per year`.',
  })
  says: string | null;

  @Field(() => String, { nullable: true, description: 'What a person is asked of it.' })
  sentence: string | null;
}

/** Asked where a text is clear and yet is not settled. */
const DIFFERS = 'The text says something else than the facts. Correct the one that is wrong.';

const TEXT = { nullable: true, description: 'As it is typed.' };

/** How texts are read: for whoever types one, and those that are still to be looked at by a person. */
@Resolver(() => Listing)
export class ReadingResolver {
  @Authorized()
  @Query(() => [TextReading], { description: 'How texts of a listing are read, while they are typed.' })
  readings(
    @Arg('kind', () => ListingKind, { description: 'The kind of the listing.' }) kind: ListingKind,
    @Arg('price', () => String, TEXT) price: string | null,
    @Arg('bedrooms', () => String, TEXT) bedrooms: string | null,
    @Arg('bathrooms', () => String, TEXT) bathrooms: string | null,
    @Arg('size', () => String, TEXT) size: string | null,
    @Arg('location', () => String, TEXT) location: string | null,
  ): TextReading[] {
    return readingsOf(kind, { price, bedrooms, bathrooms, size, location });
  }

  @FieldResolver(() => [TextReading], {
    nullable: true,
    description:
      'How its texts are read of which a person is still to look at what they say; null for everyone but staff.',
  })
  unsettledTexts(@Root() listing: Listing, @Ctx() { staff }: { staff: unknown }): TextReading[] | null {
    if (!staff) return null;
    const unsettled = listing.unsettled ?? [];
    return readingsOf(listing.kind, listing)
      .filter(({ field }) => unsettled.includes(field))
      .map(({ differs, sentence, ...reading }) => ({
        ...reading,
        sentence: differs ?? sentence ?? DIFFERS,
      }));
  }

  @Authorized()
  @Query(() => [Listing], {
    complexity: listCost,
    description: 'Listings of which a text waits for a person to say or confirm what it means, newest first.',
  })
  async unsettledListings(
    @Arg('limit', () => Int, { defaultValue: 50, description: 'The most that are given, 1 to 1000.' })
    limit: number,
    @Ctx() { database, stores }: CollectionContext,
  ): Promise<Listing[]> {
    const found = (await database.rows(UNSETTLED, [limitOf(limit)])) as [number][];
    return stores.reading(listings).inOrder(found.map(([id]) => id));
  }

  @Authorized()
  @Query(() => Int, { description: 'How many listings have a text that waits for a person.' })
  async unsettledCount(@Ctx() { database }: CollectionContext): Promise<number> {
    const [[count]] = (await database.rows(COUNT, [])) as [[number]];
    return count;
  }
}

/** Those that wait are in an index of their own. */
const COUNT = {
  name: 'listings.unsettled count',
  text: `select count(*)::int from listings t where t.unsettled <> '{}'`,
};

/** $1 the most given. */
const UNSETTLED = {
  name: 'listings.unsettled',
  text: `select t.id from listings t where t.unsettled <> '{}' order by t.created_at desc, t.id desc limit $1::int`,
};

type Texts = Partial<Record<keyof typeof tellings, string | null>>;

/** How the texts of a listing are read that say anything. */
function readingsOf(kind: `${ListingKind}`, texts: Texts): (TextReading & { differs: string | null })[] {
  return Object.entries(tellings).flatMap(([property, telling]) => {
    const text = texts[property as keyof Texts];
    if (isMissing(text)) return [];
    const { outcome, facts, sentence } = readText(telling, text!, HOMES[kind]);
    const field = fieldAt(listingsOf[kind], property).name;
    const differs = disagreement(HOMES[kind], { telling, text: text!, facts: texts });
    return [{ field, outcome, says: telling.write(facts), sentence, differs }];
  });
}

import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  Float,
  InputType,
  Int,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { listingKinds, type ListingType } from '../../../schema/listing-kinds.ts';
import type { Context } from '../../context.ts';
import { actorOf, isAllowed, RequirePermission } from '../../policies.ts';
import { isMissing } from '../../collections/definitions/texts.ts';
import type { Values } from '../../collections/definitions/collection.ts';
import { listCost } from '../../collections/graphql/cost.ts';
import { limitOf } from '../../collections/queries/page.ts';
import { ListingKind } from '../listing-kind.ts';
import { Listing, listings } from '../listing.ts';
import { RentPeriod } from './choices.ts';
import {
  factTexts,
  findContradiction,
  findDifference,
  parseFacts,
  textName,
  type TextProperty,
} from './reconcile.ts';
import { message, type Message } from '../../messages.ts';
import { CodedMessage, toCodedMessage } from '../coded-message.ts';

@ObjectType({ description: 'The facts parsed from a text of a listing.' })
class ParsedText {
  @Field(() => String, { description: 'The field of the text, such as `price`.' })
  field: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The parsed facts as text, such as `AED 345,000 per year`; null if a person has to enter them.',
  })
  facts: string | null;

  @Field(() => Boolean, { description: 'True if a person has to confirm or to enter the facts.' })
  needsReview: boolean;

  @Field(() => String, { nullable: true, description: 'What a person has to check.' })
  message: string | null;

  @Field(() => [CodedMessage], { description: 'The same by codes, for clients in another language.' })
  reasons: CodedMessage[];

  @Field(() => String, {
    nullable: true,
    description:
      'The facts in the form as text, where the text contradicts them. A save of both is rejected.',
  })
  contradiction: string | null;
}

const inForm = { nullable: true, description: 'The value in the form.' };

@InputType({ description: 'The facts of a listing that its texts contain.' })
class ListingFactsInput {
  @Field(() => Float, inForm)
  amount?: number | null;

  @Field(() => RentPeriod, inForm)
  rentPeriod?: RentPeriod | null;

  @Field(() => Int, inForm)
  cheques?: number | null;

  @Field(() => Boolean, inForm)
  priceOnRequest?: boolean | null;

  @Field(() => Int, inForm)
  bedroomCount?: number | null;

  @Field(() => Boolean, inForm)
  maidsRoom?: boolean | null;

  @Field(() => Int, inForm)
  bathroomCount?: number | null;

  @Field(() => Int, inForm)
  builtUpArea?: number | null;

  @Field(() => Int, inForm)
  plotArea?: number | null;

  @Field(() => String, inForm)
  placeId?: string | null;

  @Field(() => String, inForm)
  building?: string | null;
}

@ObjectType({ description: 'A text of a listing, formatted from facts.' })
class FormattedText {
  @Field(() => String, { description: 'The field of the text, such as `price`.' })
  field: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

const TEXT = { nullable: true, description: 'The text in the form.' };
const KIND = { description: 'The kind of the listing.' };

/** Shown where a text is certain, and its facts are incomplete. */
const DIFFERENCE = message('TEXT_DIFFERS');

/** SQL condition on listings `t` with a text that a person has to review. */
const TO_REVIEW = `t.needs_review <> '{}' and t.deleted_at is null`;

const COUNT_TO_REVIEW = `select count(*)::int as count from listings t where ${TO_REVIEW}`;

/** $1 limit. */
const LISTINGS_TO_REVIEW = `select t.id from listings t where ${TO_REVIEW} order by t.created_at desc, t.id desc limit $1::int`;

/** Parses texts and formats facts for the listing form, and serves the texts that staff have to review. */
@Resolver(() => Listing)
export class TextResolver {
  @RequirePermission('readFacts')
  @Query(() => [ParsedText], { description: 'The facts parsed from the texts in a form.' })
  parsedTexts(
    @Arg('kind', () => ListingKind, KIND) kind: ListingType,
    @Arg('price', () => String, TEXT) price: string | null,
    @Arg('bedrooms', () => String, TEXT) bedrooms: string | null,
    @Arg('bathrooms', () => String, TEXT) bathrooms: string | null,
    @Arg('size', () => String, TEXT) size: string | null,
    @Arg('location', () => String, TEXT) location: string | null,
    @Arg('facts', () => ListingFactsInput, {
      nullable: true,
      description: 'The changed facts in the form, which the texts are compared with.',
    })
    facts: ListingFactsInput | null,
  ): ParsedText[] {
    return parseTexts(
      kind,
      { price, bedrooms, bathrooms, size, location },
      { facts: Object.fromEntries(Object.entries(facts ?? {})) },
    );
  }

  @RequirePermission('readFacts')
  @Query(() => [FormattedText], {
    description: 'The texts formatted from facts. Texts for which facts are missing are left out.',
  })
  formattedTexts(
    @Arg('kind', () => ListingKind, KIND) kind: ListingType,
    @Arg('facts', () => ListingFactsInput, { description: 'The facts in the form.' })
    facts: ListingFactsInput,
  ): FormattedText[] {
    return Object.entries(factTexts).flatMap(([property, { format }]) => {
      const text = format(Object.fromEntries(Object.entries(facts)));
      return text === null ? [] : [{ field: textName(property, listingKinds[kind]), text }];
    });
  }

  @FieldResolver(() => [ParsedText], {
    nullable: true,
    description: 'Its texts that a person has to review; null for visitors.',
  })
  textsToReview(@Root() listing: Listing, @Ctx() { staff }: Context): ParsedText[] | null {
    if (!isAllowed(actorOf(staff), 'readFacts')) return null;
    return parseTexts(listing.kind, listing, { byDefault: DIFFERENCE }).filter(({ field }) =>
      listing.needsReview.includes(field),
    );
  }

  @RequirePermission('readFacts')
  @Query(() => [Listing], {
    complexity: listCost,
    description: 'Listings with a text that a person has to review, newest first.',
  })
  async listingsToReview(
    @Arg('limit', () => Int, { defaultValue: 50, description: 'The greatest number of listings, 1 to 1000.' })
    limit: number,
    @Ctx() { stores, services: { database } }: Context,
  ): Promise<Listing[]> {
    const rows = await database.query<{ id: number }>(LISTINGS_TO_REVIEW, [limitOf(limit)]);
    return stores.reader(listings).byIdsInOrder(rows.map(({ id }) => id));
  }

  @RequirePermission('readFacts')
  @Query(() => Int, { description: 'Number of listings with a text that a person has to review.' })
  async listingsToReviewCount(@Ctx() { services: { database } }: Context): Promise<number> {
    const [row] = await database.query<{ count: number }>(COUNT_TO_REVIEW);
    return row!.count;
  }
}

interface ParseOptions {
  /** The default message of texts without a difference or reason. */
  byDefault?: Message;
  /** Facts that the texts are compared with. */
  facts?: Values;
}

/** Parses the texts that are not empty. */
function parseTexts(
  kind: ListingType,
  texts: Partial<Record<TextProperty, string | null>>,
  { byDefault, facts: given = {} }: ParseOptions,
): ParsedText[] {
  const home = listingKinds[kind];
  return Object.entries(factTexts).flatMap(([property, factText]) => {
    const text = texts[property as TextProperty];
    if (text == null || isMissing(text)) return [];
    const { facts, questions, isUnclear } = parseFacts(home, factText, text);
    const difference = findDifference(home, factText, text, texts);
    const defaults = byDefault ? [byDefault] : [];
    const reasons = difference ? [difference] : questions.length > 0 ? questions : defaults;
    return {
      field: textName(property, home),
      facts: isUnclear ? null : factText.format(facts),
      needsReview: questions.length > 0,
      message: reasons.map((reason) => reason.text).join(' ') || null,
      reasons: reasons.map(toCodedMessage),
      contradiction: findContradiction(home, factText, text, given),
    };
  });
}

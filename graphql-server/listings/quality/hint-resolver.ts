import { Ctx, Field, FieldResolver, ObjectType, registerEnumType, Resolver, Root } from 'type-graphql';
import type { CollectionContext } from '../../collections/graphql/context.ts';
import { judgePin } from '../facts/rules.ts';
import { Listing } from '../listing.ts';
import { HINTS, HINT_NAMES, type HintName } from './hints.ts';

const Hint = Object.fromEntries(HINT_NAMES.map((name) => [name, name]));

registerEnumType(Hint, {
  name: 'ListingHint',
  description: 'What a portal would refuse in a listing, or what sells badly.',
  valuesConfig: Object.fromEntries(HINT_NAMES.map((name) => [name, { description: HINTS[name].sentence }])),
});

@ObjectType({ description: 'What would better a listing.' })
class QualityHint {
  @Field(() => Hint, { description: 'Which it is.' })
  hint: HintName;

  @Field(() => String, { description: 'What is to be done.' })
  sentence: string;
}

/** $1 numbers of listings: each with the names of its hints. */
const GIVEN = {
  name: 'listings.hints',
  text: `select t.id, array_remove(array[${HINT_NAMES.map(
    (name) => `case when ${HINTS[name].holds} then '${name}' end`,
  ).join(', ')}], null) from listings t where t.id = any($1::int[])`,
};

/** What would better listings, for staff alone. */
@Resolver(() => Listing)
export class HintResolver {
  @FieldResolver(() => [QualityHint], {
    nullable: true,
    description: 'What a portal would refuse in it, or what sells badly; null for everyone but staff.',
  })
  async hints(
    @Root() listing: Listing,
    @Ctx() { staff, valueOf }: CollectionContext & { staff: unknown },
  ): Promise<QualityHint[] | null> {
    if (!staff) return null;
    const given = ((await valueOf(GIVEN, listing.id)) ?? []) as HintName[];
    return given.map((hint) => ({
      hint,
      sentence: (hint === 'FAR_PIN' && judgePin(listing)) || HINTS[hint].sentence,
    }));
  }
}

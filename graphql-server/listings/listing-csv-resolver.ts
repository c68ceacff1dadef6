import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Field, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { BOUNDED } from '../collections/spreadsheets/exports.ts';
import { columnsOf, judgeCsv, listingSheet, type JudgedLine } from './listing-csv.ts';
import { ListingKind, listingsOf } from './listing-kind.ts';

@ObjectType({ description: 'A line of a file of listings, with what was read in it.' })
class ImportedLine {
  @Field(() => Int, { description: 'Where it begins in the file, the header being line 1.' })
  line: number;

  @Field(() => String, { nullable: true, description: 'Why it cannot be taken; null for a line that can.' })
  message: string | null;
}

// Whatever a file may say of any kind of listing.
const said = Object.values(listingsOf).flatMap((kind) => columnsOf(kind).filter(({ given }) => !given));
for (const name of new Set(said.map((field) => field.name))) {
  Field(() => String, { nullable: true, description: `What was read as its ${name}.` })(
    ImportedLine.prototype,
    name,
  );
}

@ObjectType({ description: 'What became of a file of listings.' })
class ImportedListings {
  @Field(() => Int, {
    description:
      'How many listings were added: all or, on a dry run or with one line that cannot be taken, none.',
  })
  added: number;

  @Field(() => [ImportedLine], { description: 'Every line of the file but its header.' })
  lines: ImportedLine[];
}

const KIND = { description: 'The kind of all of them.' };

@Resolver()
export class ListingCsvResolver {
  @Authorized()
  @Query(() => String, {
    description: `Listings as CSV, newest first, in the columns that can be imported. ${BOUNDED}`,
  })
  exportListings(
    @Arg('kind', () => ListingKind, KIND) kind: ListingKind,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Only those in which each of these words begins a word.',
    })
    search: string | null,
    @Ctx() { stores, exports }: CollectionContext,
  ): Promise<string> {
    const collection = listingsOf[kind];
    return exports.text(stores.of(collection), listingSheet(collection), { search: searchOf(search) });
  }

  @Authorized()
  @Mutation(() => ImportedListings, {
    description:
      'Adds listings from CSV, all or none; at most 1000 lines. Their pictures are added afterwards.',
  })
  async importListings(
    @Arg('kind', () => ListingKind, KIND) kind: ListingKind,
    @Arg('csv', () => String, { description: 'The file, with a header that names its columns.' }) csv: string,
    @Arg('dryRun', () => Boolean, { description: 'Whether the lines are only judged.' }) dryRun: boolean,
    @Ctx() { stores, press }: CollectionContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportedListings> {
    const collection = listingsOf[kind];
    const lines = await judgeCsv(collection, csv);
    const takes = !dryRun && lines.every(({ message }) => message === null);
    const values = lines.map((line) => line.values);
    if (takes) await stores.of(collection).createAll(values, { press: press(info) });
    return { added: takes ? lines.length : 0, lines: lines.map(shown) };
  }
}

function shown({ values, ...line }: JudgedLine): ImportedLine {
  return { ...values, ...line };
}

import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import { RequirePermission } from '../policies.ts';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import type { CollectionContext } from '../collections/graphql/context.ts';
import { BOUNDED } from '../collections/spreadsheets/exports.ts';
import {
  ImportAction,
  KnownReferences,
  listingColumns,
  listingSheet,
  readListings,
  type ImportLine,
} from './listing-csv.ts';
import { listings } from './listing.ts';
import { ListingKind, listingsOf } from './listing-kind.ts';

registerEnumType(KnownReferences, {
  name: 'KnownReferences',
  description: 'What an import does with a line whose reference is that of a listing of the same kind.',
  valuesConfig: {
    SKIP: { description: 'Leave the listing as it is.' },
    UPDATE: {
      description: 'Change the listing in what the line says otherwise; an empty cell empties a field.',
    },
    ADD: { description: 'Add the line as a new listing with a new reference.' },
  },
});

registerEnumType(ImportAction, {
  name: 'ImportAction',
  description: 'What becomes of a line of an import.',
  valuesConfig: {
    ADD: { description: 'It is added as a new listing.' },
    UPDATE: { description: 'It changes the listing that has its reference.' },
    SKIP: { description: 'Nothing: the listing is left as it is, or says the same already.' },
  },
});

@ObjectType({ description: 'A listing as visitors will read it.' })
class PublishedListing {
  @Field(() => String, { description: 'Its headline.' })
  title: string;

  @Field(() => String, { description: 'Its price or rent.' })
  price: string;

  @Field(() => String, { nullable: true, description: 'Its size.' })
  size: string | null;

  @Field(() => String, { description: 'Where it is.' })
  location: string;
}

@ObjectType({ description: 'A line of a file of listings, with what an import makes of it.' })
class ImportedLine {
  @Field(() => Int, { description: 'The line of the file in which it begins, from 1.' })
  line: number;

  @Field(() => ImportAction, { description: 'What becomes of it, unless it cannot be imported.' })
  action: ImportAction;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of the listing that it is about; null if no listing of this kind has it.',
  })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'Why it cannot be imported; null if it can.' })
  message: string | null;

  @Field(() => PublishedListing, {
    nullable: true,
    description: 'What visitors will read; null if it cannot be imported.',
  })
  published: PublishedListing | null;

  @Field(() => [String], { description: 'The columns in which an update differs from the listing.' })
  changes: string[];

  @Field(() => [String], {
    description:
      'What a person should check, one sentence each: texts that are not understood, texts and columns that differ, homes that are listed already.',
  })
  review: string[];
}

// The cells that a file of any kind of listing may have.
const columns = Object.values(listingsOf).flatMap((collection) => listingColumns(collection));
for (const name of new Set(columns.filter(({ field }) => !field.given).map((column) => column.name))) {
  Field(() => String, { nullable: true, description: `Its cell in the column ${name}.` })(
    ImportedLine.prototype,
    name,
  );
}

@ObjectType({ description: 'What became of a file of listings.' })
class ImportedListings {
  @Field(() => Int, {
    description: 'How many listings were added: 0 on a dry run, or if any line cannot be imported.',
  })
  added: number;

  @Field(() => Int, { description: 'How many listings were changed, likewise.' })
  updated: number;

  @Field(() => [ImportedLine], { description: 'Every line of the file below its header.' })
  lines: ImportedLine[];
}

const KIND = { description: 'The kind of all of them.' };

@Resolver()
export class ListingCsvResolver {
  @RequirePermission('export', listings)
  @Query(() => String, {
    description: `Listings as CSV, newest first, in the columns that can be imported: areas in square feet, amounts in dirhams. ${BOUNDED}`,
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

  @RequirePermission('import', listings)
  @Mutation(() => ImportedListings, {
    description:
      'Imports listings from CSV, all or none; at most 1000 lines. The columns are those of an export and carry their unit, such as `builtUpAreaSqft` and `amountAed`. Pictures are added afterwards.',
  })
  async importListings(
    @Arg('kind', () => ListingKind, KIND) kind: ListingKind,
    @Arg('csv', () => String, { description: 'The file, with a header that names its columns.' }) csv: string,
    @Arg('dryRun', () => Boolean, { description: 'Whether the lines are only checked.' }) dryRun: boolean,
    @Arg('knownReferences', () => KnownReferences, {
      defaultValue: KnownReferences.SKIP,
      description: 'What is done with lines whose reference is that of a listing of this kind.',
    })
    knownReferences: KnownReferences,
    @Ctx() { stores, database, press }: CollectionContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportedListings> {
    const store = stores.of(listingsOf[kind]);
    const lines = await readListings({ csv, kind, knownReferences }, { listings: store, database });
    const isImported = !dryRun && lines.every(({ message }) => message === null);
    const additions = lines.flatMap(({ values }): object[] => (values ? [values] : []));
    const changes = lines.flatMap(({ change }) => (change ? [change] : []));
    if (isImported && additions.length + changes.length > 0) {
      const content = [knownReferences, lines.map(({ cells }) => cells)];
      await store.createAll(additions, { press: press(info), changes, content });
    }
    return {
      added: isImported ? additions.length : 0,
      updated: isImported ? changes.length : 0,
      lines: lines.map(toImportedLine),
    };
  }
}

function toImportedLine({
  cells,
  line,
  action,
  reference,
  message,
  published,
  changes,
  review,
}: ImportLine): ImportedLine {
  return { ...cells, line, action, reference, message, published, changes, review };
}

import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Field,
  Info,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
} from 'type-graphql';
import type { ListingType } from '../../schema/listing-kinds.ts';
import type { Context } from '../context.ts';
import { CodedMessage, toCodedMessage } from './coded-message.ts';
import { RequirePermission } from '../policies.ts';
import {
  ImportAction,
  KnownReferences,
  listingColumns,
  MAX_LINES,
  readColumns,
  readListings,
  sampleListings,
  type ImportLine,
} from './listing-csv.ts';
import { listings } from './listing.ts';
import { ListingKind, listingsOf } from './listing-kind.ts';

registerEnumType(KnownReferences, {
  name: 'KnownReferences',
  description: 'Handling of a line with the reference of a listing of the same kind.',
  valuesConfig: {
    SKIP: { description: 'Leave the listing unchanged.' },
    UPDATE: {
      description: 'Update the listing with the line; an empty cell clears a field.',
    },
    ADD: { description: 'Add a new listing with a new reference.' },
  },
});

registerEnumType(ImportAction, {
  name: 'ImportAction',
  description: 'Effect of a line of an import.',
  valuesConfig: {
    ADD: { description: 'Adds a new listing.' },
    UPDATE: { description: 'Updates the listing with its reference.' },
    SKIP: { description: 'Changes nothing.' },
  },
});

@ObjectType({ description: 'The texts of a listing on the site.' })
class PublishedListing {
  @Field(() => String, { description: 'Its title.' })
  title: string;

  @Field(() => String, { description: 'Its price or rent.' })
  price: string;

  @Field(() => String, { nullable: true, description: 'Its size.' })
  size: string | null;

  @Field(() => String, { description: 'Its location.' })
  location: string;
}

@ObjectType({ description: 'A line of a file of listings, with the effect of its import.' })
class ImportedLine {
  @Field(() => Int, { description: 'The number of its first line in the file, from 1.' })
  line: number;

  @Field(() => ImportAction, { description: 'Its effect, if it can be imported.' })
  action: ImportAction;

  @Field(() => String, {
    nullable: true,
    description: 'The reference of an existing listing of this kind, or null.',
  })
  reference: string | null;

  @Field(() => String, { nullable: true, description: 'The reason why it cannot be imported, or null.' })
  message: string | null;

  @Field(() => [CodedMessage], { description: 'The same by codes, for clients in another language.' })
  reasons: CodedMessage[];

  @Field(() => PublishedListing, {
    nullable: true,
    description: 'The texts on the site; null if it cannot be imported.',
  })
  published: PublishedListing | null;

  @Field(() => [String], {
    description: 'The columns in which it differs from the listing with its reference.',
  })
  changes: string[];

  @Field(() => [String], {
    description:
      'Sentences about what a person should check: unclear texts, differences between texts and columns, homes that are listed already.',
  })
  review: string[];

  @Field(() => [CodedMessage], { description: 'The same by codes, for clients in another language.' })
  reviewReasons: CodedMessage[];
}

// A field for each column of any kind of listing.
const columns = Object.values(listingsOf).flatMap((collection) => listingColumns(collection));
for (const name of new Set(columns.filter(({ field }) => !field.readOnly).map((column) => column.name))) {
  Field(() => String, { nullable: true, description: `Its cell in the column ${name}.` })(
    ImportedLine.prototype,
    name,
  );
}

@ObjectType({ description: 'The result of an import of listings.' })
class ImportedListings {
  @Field(() => Int, {
    description: 'The number of added listings; 0 on a dry run, or if any line cannot be imported.',
  })
  added: number;

  @Field(() => Int, { description: 'The number of updated listings, likewise.' })
  updated: number;

  @Field(() => [ImportedLine], { description: 'The checked lines of the file below its header.' })
  lines: ImportedLine[];

  @Field(() => Int, { description: 'The number of all lines of the file below its header.' })
  total: number;
}

@InputType({ description: 'What a column of a file is.' })
class ImportColumnInput {
  @Field(() => String, { description: 'Its name in the header.' })
  header: string;

  @Field(() => String, {
    nullable: true,
    description: 'The column of the import; null if it is not imported.',
  })
  column?: string | null;
}

@ObjectType({ description: 'A column of a file of listings.' })
class FileColumn {
  @Field(() => String, { description: 'Its name in the header.' })
  header: string;

  @Field(() => String, { nullable: true, description: 'The column of the import that it is or may be.' })
  column: string | null;

  @Field(() => Boolean, { description: 'Whether an import knows its name; otherwise `column` is a guess.' })
  isKnown: boolean;

  @Field(() => [String], { description: 'Some of its cells.' })
  samples: string[];
}

@ObjectType({ description: 'The columns of a file of listings.' })
class FileColumns {
  @Field(() => [FileColumn], { description: 'Its columns, in their order.' })
  columns: FileColumn[];

  @Field(() => [String], { description: 'The names of all columns of an import.' })
  names: string[];
}

const KIND = { description: 'The kind of all of them.' };

@Resolver()
export class ListingCsvResolver {
  @RequirePermission('import', listings)
  @Query(() => String, {
    description: 'A CSV file of two invented listings that can be imported, as a pattern.',
  })
  exportSampleListings(@Arg('kind', () => ListingKind, KIND) kind: ListingType): string {
    return sampleListings(kind);
  }

  @RequirePermission('import', listings)
  @Query(() => FileColumns, {
    description:
      'Reads the columns of a CSV file of listings, with a guess for those whose names an import does not know.',
  })
  importColumns(
    @Arg('kind', () => ListingKind, KIND) kind: ListingType,
    @Arg('csv', () => String, { description: 'The file.' }) csv: string,
  ): FileColumns {
    return readColumns({ csv, kind });
  }

  @RequirePermission('import', listings)
  @Mutation(() => ImportedListings, {
    description:
      'Imports listings from CSV, all or none; at most 1000 lines at once. The columns are those of an export and carry their unit, such as `builtUpAreaSqft` and `amountAed`. Pictures are added afterwards.',
  })
  async importListings(
    @Arg('kind', () => ListingKind, KIND) kind: ListingType,
    @Arg('csv', () => String, { description: 'The file, with a header that names its columns.' }) csv: string,
    @Arg('dryRun', () => Boolean, { description: 'Whether the lines are only checked.' }) dryRun: boolean,
    @Arg('knownReferences', () => KnownReferences, {
      defaultValue: KnownReferences.SKIP,
      description: 'Handling of lines with the reference of a listing of this kind.',
    })
    knownReferences: KnownReferences,
    @Arg('columns', () => [ImportColumnInput], {
      defaultValue: [],
      description:
        'The columns of the file whose names an import does not know, as `importColumns` guesses them.',
    })
    mappings: ImportColumnInput[],
    @Arg('offset', () => Int, { defaultValue: 0, description: 'How many lines below the header to skip.' })
    offset: number,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `How many lines to import, at most ${MAX_LINES}; all by default.`,
    })
    limit: number | null,
    @Ctx() { stores, idempotencyKey, services: { database } }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ImportedListings> {
    const store = stores.of(listingsOf[kind]);
    const file = { csv, kind, knownReferences, mappings, offset, limit };
    const { lines, total } = await readListings(file, { listings: store, database });
    const isImported = !dryRun && lines.every(({ problems }) => problems.length === 0);
    const additions = lines.flatMap(({ values }): object[] => (values ? [values] : []));
    const changes = lines.flatMap(({ change }) => (change ? [change] : []));
    if (isImported && additions.length + changes.length > 0) {
      const content = [knownReferences, lines.map(({ cells }) => cells)];
      await store.createAll(additions, { idempotencyKey: idempotencyKey(info), changes, content });
    }
    return {
      added: isImported ? additions.length : 0,
      updated: isImported ? changes.length : 0,
      lines: lines.map(toImportedLine),
      total,
    };
  }
}

function toImportedLine({
  cells,
  line,
  action,
  reference,
  problems,
  published,
  changes,
  review,
}: ImportLine): ImportedLine {
  return {
    ...cells,
    line,
    action,
    reference,
    published,
    changes,
    message: problems.map(({ text }) => text).join(' ') || null,
    reasons: problems.map(toCodedMessage),
    review: review.map(({ text }) => text),
    reviewReasons: review.map(toCodedMessage),
  };
}

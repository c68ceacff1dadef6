import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import {
  buildSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  Source,
  stripIgnoredCharacters,
  type DocumentNode,
} from 'graphql';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { possibleTypes } from './scripts/possible-types.ts';
import { recordDocuments } from './scripts/record-documents.ts';

// `npm run generate`: what the web asks of the API, with its types.

const declared = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
const schemaAst = lexicographicSortSchema(declared);
const schema = parse(printSchema(schemaAst));

/** Rooms of the web whose pages ask the API for something. Each has documents of its own, so that a visitor loads only those. */
const rooms = [
  'site/home',
  'site/listings',
  'site/saved',
  'site/search',
  'site/projects',
  'site/blog',
  'site/categories',
  'site/layout',
  'site/services',
  'site/feeds',
  'admin',
];

/** The site sends its questions as they are written: a browser needs no code that writes them. */
const written = (document: DocumentNode) => ({ text: stripIgnoredCharacters(print(document)) });

/** Where the questions of a folder stand; it may have folders within, which are looked through when `within` says so. */
const filesIn = (folder: string, within: boolean): string[] =>
  readdirSync(folder, { recursive: within, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort();

/** What is asked in a room: by hand, in the order of its files, and of every kind of record in the panel. */
function askedIn(room: string) {
  const files = [...filesIn('web/ui', false), ...filesIn(`web/${room}`, true)].sort();
  const questions = [
    ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
    ...(room === 'admin' ? recordDocuments(declared).map((text, at) => [`record ${at}`, text] as const) : []),
  ];
  return questions.map(([location, text]) => {
    const document = parse(new Source(text, location));
    return { location, document, rawSDL: print(document) };
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

write('schema/possible-types.ts', possibleTypes(schemaAst));
for (const room of rooms) {
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: `schema/documents/${room}/`,
    schema,
    schemaAst,
    documents: askedIn(room),
    plugins: [],
    pluginMap: {},
    presetConfig: {
      fragmentMasking: false,
      ...(room !== 'admin' && { onExecutableDocumentNode: written }),
    },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      scalars: { DateTimeISO: 'string', Upload: 'File' },
      importExtension: '.ts',
    },
  });
  for (const output of outputs) write(output.filename, await codegen(output));
}

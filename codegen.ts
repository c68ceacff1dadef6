import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import { recordDocuments } from './scripts/record-documents.ts';

const SCHEMA = 'schema/schema.graphql';

const ofRecords = recordDocuments(buildSchema(readFileSync(SCHEMA, 'utf8')));

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

/** What a room asks beside its own: staff of every kind of record, and some rooms of the site what a card of a home shows. */
const also: Record<string, string[]> = {
  admin: ofRecords,
  ...Object.fromEntries(
    ['listings', 'saved', 'search'].map((room) => [`site/${room}`, ['web/site/layout/home-card.graphql']]),
  ),
};

/** What the web asks in a room, with its types. */
const documentsOf = (room: string) => ({
  preset,
  documents: ['web/ui/*.graphql', `web/${room}/**/*.graphql`, ...(also[room] ?? [])],
  presetConfig: {
    fragmentMasking: false,
    ...(room !== 'admin' && { onExecutableDocumentNode: written }),
  },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    scalars: { DateTimeISO: 'string', Upload: 'File' },
  },
});

export default {
  schema: SCHEMA,
  importExtension: '.ts',
  generates: {
    'schema/possible-types.ts': { plugins: ['./scripts/possible-types.mjs'] },
    ...Object.fromEntries(rooms.map((room) => [`schema/documents/${room}/`, documentsOf(room)])),
  },
};

import { preset } from '@graphql-codegen/client-preset';
import { buildSchema, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { recordDocuments } from './scripts/record-documents.ts';

const SCHEMA = 'schema/schema.graphql';

const ofRecords = recordDocuments(buildSchema(readFileSync(SCHEMA, 'utf8')));

/** Folders of web/ with queries. Each has its own documents, so that a page loads only its own. */
const folders = new Set(
  readdirSync('web/site', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => `site/${dirname(file)}`)
    .concat('admin'),
);

/** Documents of the site contain their text, so that browsers need no printer. */
const printedDocument = (document: DocumentNode) => ({ text: stripIgnoredCharacters(print(document)) });

/** Documents that a folder uses besides its own. */
const sharedDocuments: Record<string, string[]> = {
  admin: ofRecords,
  'site/listings': ['web/site/layout/agent.graphql', 'web/site/layout/home-card.graphql'],
  'site/saved': ['web/site/layout/home-card.graphql', 'web/site/layout/interpretation.graphql'],
  'site/search': ['web/site/layout/home-card.graphql', 'web/site/layout/interpretation.graphql'],
};

/** Configures the typed documents of a folder. */
const documentsOf = (folder: string) => ({
  preset,
  documents: ['web/ui/*.graphql', `web/${folder}/**/*.graphql`, ...(sharedDocuments[folder] ?? [])],
  presetConfig: {
    fragmentMasking: false,
    ...(folder !== 'admin' && { onExecutableDocumentNode: printedDocument }),
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
    ...Object.fromEntries([...folders].map((folder) => [`schema/documents/${folder}/`, documentsOf(folder)])),
  },
};

import type { CodegenConfig } from '@graphql-codegen/cli';
import { print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

/** Rooms of the web whose pages ask the API for something. Each has documents of its own, so that a visitor loads only those. */
const rooms = [
  'site/home',
  'site/listings',
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

const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  importExtension: '.ts',
  generates: Object.fromEntries(
    rooms.map((room) => [
      `schema/documents/${room}/`,
      {
        preset: 'client',
        documents: ['web/ui/*.graphql', `web/${room}/**/*.graphql`],
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
      },
    ]),
  ),
};

export default config;

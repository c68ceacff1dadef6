import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import {
  buildSchema,
  isAbstractType,
  parse,
  print,
  stripIgnoredCharacters,
  type DocumentNode,
} from 'graphql';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { recordDocuments } from './scripts/record-documents.ts';

const schemaText = readFileSync('schema/schema.graphql', 'utf8');
const schema = buildSchema(schemaText);

const files = readdirSync('web', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => `web/${file}`)
  .sort();

/** Folders of web/ with queries. Each has its own documents, so that a page loads only its own. */
const folders = new Set(
  files
    .filter((file) => file.startsWith('web/site/'))
    .map((file) => dirname(file).slice('web/'.length))
    .concat('admin'),
);

/** Documents of the site contain their text, so that browsers need no printer. */
const printedDocument = (document: DocumentNode) => ({ text: stripIgnoredCharacters(print(document)) });

/** Files with documents that a folder uses besides its own. */
const sharedFiles: Record<string, string[]> = {
  'site/listings': ['web/site/layout/agent.graphql', 'web/site/layout/home-card.graphql'],
  'site/saved': ['web/site/layout/home-card.graphql', 'web/site/layout/interpretation.graphql'],
  'site/search': ['web/site/layout/home-card.graphql', 'web/site/layout/interpretation.graphql'],
};

/** The documents of a folder: those of its files, of `web/ui` and of files that it shares. */
function documentsOf(folder: string) {
  const texts = files
    .filter(
      (file) =>
        dirname(file) === 'web/ui' ||
        file.startsWith(`web/${folder}/`) ||
        sharedFiles[folder]?.includes(file),
    )
    .map((file) => readFileSync(file, 'utf8'));
  if (folder === 'admin') texts.push(...recordDocuments(schema));
  return texts.map((text) => {
    const document = parse(text);
    return { document, rawSDL: print(document) };
  });
}

/** Writes the typed documents of a folder. */
async function emitDocuments(folder: string): Promise<void> {
  const outputs = await preset.buildGeneratesSection({
    baseOutputDir: `schema/documents/${folder}/`,
    schema: parse(schemaText),
    schemaAst: schema,
    documents: documentsOf(folder),
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      strictScalars: true,
      scalars: { DateTimeISO: 'string', Upload: 'File' },
      importExtension: '.ts',
    },
    presetConfig: {
      fragmentMasking: false,
      ...(folder !== 'admin' && { onExecutableDocumentNode: printedDocument }),
    },
    plugins: [],
    pluginMap: {},
  });
  // The preset's function `gql` and its index have no use: components import the documents.
  for (const output of outputs.filter(({ filename }) => filename.endsWith('/graphql.ts'))) {
    mkdirSync(dirname(output.filename), { recursive: true });
    writeFileSync(output.filename, await codegen(output));
  }
}

/** Writes the possible types of each interface and union of the schema, for Apollo Client's cache. */
function emitPossibleTypes(): void {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const possible = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  const text = JSON.stringify(Object.fromEntries(possible), null, 2);
  writeFileSync('schema/possible-types.ts', `export const possibleTypes = ${text};\n`);
}

emitPossibleTypes();
for (const folder of folders) await emitDocuments(folder);

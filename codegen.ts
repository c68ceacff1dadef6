import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import {
  buildSchema,
  concatAST,
  isAbstractType,
  Kind,
  OperationTypeNode,
  parse,
  print,
  separateOperations,
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

/**
 * A plugin that writes each operation as its text, before its fragments: the site needs no syntax tree. The preset's `documentMode: 'string'`
 * also writes every fragment as a text of its own, and a class into every file.
 */
const operationTexts = {
  plugin(_schema: unknown, documents: { document?: DocumentNode }[]) {
    const all = concatAST(documents.map(({ document }) => document!));
    const texts = separateOperations(all);
    const constants = all.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const name = definition.name!.value;
      const result = `${name}${definition.operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query'}`;
      const { definitions } = texts[name]!;
      const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
      const document = print({ kind: Kind.DOCUMENT, definitions: [definition, ...fragments] });
      const text = JSON.stringify(stripIgnoredCharacters(document));
      return `export const ${name}Document = ${text} as unknown as TypedOperation<${result}, ${result}Variables>;`;
    });
    return {
      prepend: ["import type { TypedOperation } from '../../../page.ts';"],
      content: constants.join('\n'),
    };
  },
};

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
    },
    plugins: [],
    pluginMap: {},
  });
  // The preset's function `gql` and its index have no use: components import the documents.
  const output = outputs.find(({ filename }) => filename.endsWith('/graphql.ts'))!;
  if (folder !== 'admin') {
    output.plugins = output.plugins.map((plugin) =>
      'typed-document-node' in plugin ? { 'operation-texts': {} } : plugin,
    );
    output.pluginMap['operation-texts'] = operationTexts;
  }
  mkdirSync(dirname(output.filename), { recursive: true });
  writeFileSync(output.filename, await codegen(output));
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

import {
  GraphQLError,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';

/** Longest query, in characters. */
const MAX_LENGTH = 32 * 1024;
/** Most tokens of a query; a longer one is not parsed. */
export const MAX_TOKENS = 2000;
/** Most operations and fragments of a document. */
const MAX_DEFINITIONS = 50;
/** Deepest nesting of fields; the deepest useful one is five. */
const MAX_DEPTH = 10;
/** The same below `__schema` and `__type`: the standard introspection query, which follows `ofType` nine times. */
const MAX_INTROSPECTION_DEPTH = 16;
/** Most aliases, those of a fragment counted each time that it is spread. */
const MAX_ALIASES = 30;
/**
 * Most fields of a document, and most of them under one name in the response: validation compares all fields that have one
 * name with each other.
 */
const MAX_FIELDS = 600;
const MAX_FIELDS_OF_ONE_NAME = 60;

/** Characters of the queries that are remembered as within the limits. */
const REMEMBERED_LENGTH = 500_000;

/**
 * Creates the check that a query passes before Apollo Server validates it, because validation itself takes time that grows
 * with the square of some sizes. It returns the error, or null: also for what cannot be parsed, which Apollo Server reports.
 */
export function createLimitCheck(): (query: string) => GraphQLError | null {
  const passed = new LRUCache<string, true>({
    maxSize: REMEMBERED_LENGTH,
    sizeCalculation: (_, query) => query.length + 1,
  });
  return (query) => {
    if (passed.has(query)) return null;
    const exceeded = exceededLimit(query);
    if (exceeded !== null) {
      return new GraphQLError(exceeded, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });
    }
    passed.set(query, true);
    return null;
  };
}

/** Describes the limit that a query exceeds, or returns null. */
function exceededLimit(query: string): string | null {
  if (query.length > MAX_LENGTH) return `The query is too long, the limit is ${MAX_LENGTH} characters.`;
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
  const { length } = document.definitions;
  if (length > MAX_DEFINITIONS) {
    return `The query has ${length} operations and fragments, the limit is ${MAX_DEFINITIONS}.`;
  }
  return exceededSize(document) ?? exceededFields(document);
}

function exceededSize(document: DocumentNode): string | null {
  const sizes = new DocumentSizes(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, introspectionDepth, aliases } = sizes.ofSelections(definition.selectionSet);
    if (depth > MAX_DEPTH) return `The query is nested too deeply, the limit is ${MAX_DEPTH} fields.`;
    if (introspectionDepth > MAX_INTROSPECTION_DEPTH) {
      return `The introspection is nested too deeply, the limit is ${MAX_INTROSPECTION_DEPTH} fields.`;
    }
    if (aliases > MAX_ALIASES) return `The query has too many aliases, the limit is ${MAX_ALIASES}.`;
  }
  return null;
}

function exceededFields(document: DocumentNode): string | null {
  const counts = new Map<string, number>();
  visit(document, {
    Field({ alias, name }) {
      const { value } = alias ?? name;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  });
  const fields = countFields(document);
  if (fields > MAX_FIELDS) return `The query has ${fields} fields, the limit is ${MAX_FIELDS}.`;
  for (const [name, count] of counts) {
    if (count > MAX_FIELDS_OF_ONE_NAME) {
      return `The query has ${count} fields named ${name}, the limit is ${MAX_FIELDS_OF_ONE_NAME}.`;
    }
  }
  return null;
}

/** The number of fields of all operations and fragments, used or not. */
export function countFields(document: DocumentNode): number {
  let count = 0;
  visit(document, {
    Field() {
      count++;
    },
  });
  return count;
}

/** The size of selections with their fragments expanded. */
interface Size {
  depth: number;
  introspectionDepth: number;
  aliases: number;
}

const EMPTY: Size = { depth: 0, introspectionDepth: 0, aliases: 0 };

/** The introspection fields of the query type. */
export const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set([
  SchemaMetaFieldDef.name,
  TypeMetaFieldDef.name,
]);

/**
 * Measures selections. Measures each fragment once, so that the work is linear in the size of the document; directives are
 * ignored, because validation ignores them too.
 */
class DocumentSizes {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #ofFragments = new Map<string, Size>();

  constructor(document: DocumentNode) {
    this.#fragments = fragmentsOf(document);
  }

  ofSelections({ selections }: SelectionSetNode): Size {
    const size = { ...EMPTY };
    for (const selection of selections) {
      const { depth, introspectionDepth, aliases } = this.#ofSelection(selection);
      size.depth = Math.max(size.depth, depth);
      size.introspectionDepth = Math.max(size.introspectionDepth, introspectionDepth);
      size.aliases += aliases;
    }
    return size;
  }

  #ofSelection(node: SelectionNode): Size {
    if (node.kind === Kind.INLINE_FRAGMENT) return this.ofSelections(node.selectionSet);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(node.name.value);
    const within = node.selectionSet ? this.ofSelections(node.selectionSet) : EMPTY;
    const depth = 1 + within.depth;
    const aliases = (node.alias ? 1 : 0) + within.aliases;
    return INTROSPECTION_FIELDS.has(node.name.value)
      ? { depth: 1, introspectionDepth: depth, aliases }
      : { depth, introspectionDepth: within.introspectionDepth, aliases };
  }

  #ofFragment(name: string): Size {
    const known = this.#ofFragments.get(name);
    if (known) return known;
    // Initial value: validation rejects a fragment that spreads itself.
    this.#ofFragments.set(name, EMPTY);
    const fragment = this.#fragments.get(name);
    const size = fragment ? this.ofSelections(fragment.selectionSet) : EMPTY;
    this.#ofFragments.set(name, size);
    return size;
  }
}

export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

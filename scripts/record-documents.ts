import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The panel's queries and mutations of each collection, as far as the schema has them. */
export function recordDocuments(schema: GraphQLSchema): string[] {
  const deeds = Object.values(schema.getMutationType()!.getFields());
  return deeds
    .filter(({ name }) => name.startsWith('create'))
    .map((create) => documentsOf(schema, getNamedType(create.type) as GraphQLObjectType));
}

function documentsOf(schema: GraphQLSchema, record: GraphQLObjectType): string {
  const asked = Object.values(schema.getQueryType()!.getFields());
  const deeds = schema.getMutationType()!.getFields();
  const { name } = record;
  const one = asked.find(({ type }) => getNamedType(type) === record)!.name;
  const listed = asked.find(({ type }) => getNamedType(type).name === `${name}Page`)!;
  const list = listed.name;
  const many = list.charAt(0).toUpperCase() + list.slice(1);
  const parent = asked.find(({ type }) => childrenIn(type, record));
  const filter = listed.args.find((arg) => arg.name === 'filter');
  const row = `{ ...${name}Row }`;
  const page = (items: string) => `{ items ${items} page totalPages total }`;
  const isParent = Object.values(record.getFields()).some(isChildren);

  return [
    `fragment ${name}Row on ${name} { ${rowOf(record)} }`,
    `query ${many}($page: Int!, $limit: Int!, $search: String, $sort: ${name}Sort, $descending: Boolean
      ${filter ? `$filter: ${String(filter.type)}` : ''}) {
      rows: ${list}(page: $page, limit: $limit, search: $search, sort: $sort, descending: $descending
        ${filter ? 'filter: $filter' : ''}) ${page(row)}
    }`,
    parent &&
      `query ${many}Within($of: ID!) {
        parent: ${parent.name}(id: $of) { id rows: ${childrenIn(parent.type, record)!.name}(limit: 1000) ${row} }
      }`,
    `query ${name}($id: ID!) { row: ${one}(id: $id) ${row} }`,
    `mutation Create${name}($input: ${name}Input!) { row: create${name}(input: $input) ${row} }`,
    `mutation Update${name}($id: ID!, $input: ${name}Changes!, $seen: DateTimeISO) {
      row: update${name}(id: $id, input: $input, seen: $seen) ${row}
    }`,
    `mutation Delete${many}($ids: [ID!]!) { removed: delete${many}(ids: $ids, skipMissing: true) }`,
    `mutation Restore${many}($ids: [ID!]!) { rows: restore${many}(ids: $ids) { id } }`,
    deeds[`restore${name}Version`] &&
      `mutation Restore${name}Version($id: ID!, $version: ID!, $seen: DateTimeISO) {
        row: restore${name}Version(id: $id, version: $version, seen: $seen) ${row}
      }`,
    deeds[`duplicate${name}`] &&
      `mutation Duplicate${name}($id: ID!) { row: duplicate${name}(id: $id) ${row} }`,
    deeds[`reorder${many}`] &&
      `mutation Reorder${many}($parent: ID!, $ids: [ID!]!) {
        rows: reorder${many}(parent: $parent, ids: $ids) { id }
      }`,
    isParent &&
      `query ${name}Choices($search: String, $page: Int!) {
        choices: ${list}(search: $search, page: $page, limit: 50) ${page('{ id title }')}
      }`,
    isParent && `query ${name}Choice($id: ID!) { choice: ${one}(id: $id) { id title } }`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The fields that rows and forms use: the record's own, its thumbnail, its parent and its last author. */
function rowOf(record: GraphQLObjectType): string {
  return Object.values(record.getFields())
    .filter(({ name, args }) => name !== 'createdAt' && args.length === 0)
    .map(({ name, type }) => {
      const of = getNamedType(type);
      if (isLeafType(of)) return name;
      if (of.name === 'Picture') return `${name} { ...Thumb }`;
      if (of.name === 'Staff') return `${name} { id email }`;
      const own = Object.keys((of as GraphQLObjectType).getFields());
      return own.includes('title') ? `${name} { id title }` : `${name} { ${own.join(' ')} }`;
    })
    .join(' ');
}

/** Returns the field of a type with the records of another type that belong to it. */
function childrenIn(type: Field['type'], child: GraphQLObjectType): Field | undefined {
  const parent = getNamedType(type);
  if (!isObjectType(parent) || parent.name.endsWith('Page')) return undefined;
  return Object.values(parent.getFields()).find(
    (field) => isChildren(field) && getNamedType(field.type) === child,
  );
}

const isChildren = ({ type, args }: Field): boolean =>
  isNonNullType(type) && isListType(type.ofType) && args.some(({ name }) => name === 'limit');

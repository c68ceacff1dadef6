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

/** The panel's queries and mutations of each collection. Omits operations that the schema does not have. */
export function recordDocuments(schema: GraphQLSchema): string[] {
  const updates = Object.values(schema.getMutationType()!.getFields()).filter(({ name }) =>
    name.startsWith('update'),
  );
  const records = updates.map(({ type }) => getNamedType(type) as GraphQLObjectType);
  return records
    .filter(({ name }) => schema.getType(`${name}Changes`))
    .map((record) => createDocuments(schema, record));
}

function createDocuments(schema: GraphQLSchema, record: GraphQLObjectType): string {
  const queries = Object.values(schema.getQueryType()!.getFields());
  const mutations = schema.getMutationType()!.getFields();
  const { name } = record;
  const detailQuery = queries.find(({ type }) => getNamedType(type) === record)!.name;
  const listField = queries.find(({ type }) => getNamedType(type).name === `${name}Page`);
  if (!listField) return createSingleDocuments(detailQuery, record);
  const listQuery = listField.name;
  const plural = listQuery.charAt(0).toUpperCase() + listQuery.slice(1);
  const parent = queries.find(({ type }) => findChildren(type, record));
  const filters = listField.args.filter((arg) => ['filter', 'publication'].includes(arg.name));
  const row = `{ ...${name}Row }`;
  const page = (items: string) => `{ items ${items} page totalPages total }`;
  const isParent = Object.values(record.getFields()).some(isChildren);

  return [
    `fragment ${name}Row on ${name} { ${selectRow(record)} }`,
    `query ${plural}($page: Int!, $limit: Int!, $search: String, $sort: ${name}Sort, $descending: Boolean
      ${filters.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(' ')}) {
      rows: ${listQuery}(page: $page, limit: $limit, search: $search, sort: $sort, descending: $descending
        ${filters.map((arg) => `${arg.name}: $${arg.name}`).join(' ')}) ${page(row)}
    }`,
    parent &&
      `query ${plural}Within($of: ID!) {
        parent: ${parent.name}(id: $of) { id rows: ${findChildren(parent.type, record)!.name}(limit: 1000) ${row} }
      }`,
    `query ${name}($id: ID!) { row: ${detailQuery}(id: $id) ${row} }`,
    mutations[`create${name}`] &&
      `mutation Create${name}($input: ${name}Input!) { row: create${name}(input: $input) ${row} }`,
    `mutation Update${name}($id: ID!, $input: ${name}Changes!, $expectedUpdatedAt: DateTimeISO) {
      row: update${name}(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) ${row}
    }`,
    mutations[`delete${plural}`] &&
      `mutation Delete${plural}($ids: [ID!]!) { removed: delete${plural}(ids: $ids, skipMissing: true) }`,
    mutations[`restore${plural}`] &&
      `mutation Restore${plural}($ids: [ID!]!) { rows: restore${plural}(ids: $ids) { id } }`,
    mutations[`restore${name}Version`] &&
      `mutation Restore${name}Version($id: ID!, $version: ID!, $expectedUpdatedAt: DateTimeISO) {
        row: restore${name}Version(id: $id, version: $version, expectedUpdatedAt: $expectedUpdatedAt) ${row}
      }`,
    mutations[`duplicate${name}`] &&
      `mutation Duplicate${name}($id: ID!) { row: duplicate${name}(id: $id) ${row} }`,
    mutations[`reorder${plural}`] &&
      (parent
        ? `mutation Reorder${plural}($parent: ID!, $ids: [ID!]!) {
            rows: reorder${plural}(parent: $parent, ids: $ids) { id }
          }`
        : `mutation Reorder${plural}($ids: [ID!]!) { rows: reorder${plural}(ids: $ids) { id } }`),
    isParent &&
      `query ${name}Choices($search: String, $page: Int!) {
        choices: ${listQuery}(search: $search, page: $page, limit: 50) ${page('{ id title mayUpdate }')}
      }`,
    isParent && `query ${name}Choice($id: ID!) { choice: ${detailQuery}(id: $id) { id title mayUpdate } }`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The documents of a collection with one record. */
const createSingleDocuments = (detailQuery: string, record: GraphQLObjectType): string => `
  fragment ${record.name}Row on ${record.name} { ${selectRow(record)} }
  query ${record.name} { row: ${detailQuery} { ...${record.name}Row } }
  mutation Update${record.name}($input: ${record.name}Changes!, $expectedUpdatedAt: DateTimeISO) {
    row: update${record.name}(input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ...${record.name}Row }
  }
  mutation Restore${record.name}Version($id: ID!, $version: ID!, $expectedUpdatedAt: DateTimeISO) {
    row: restore${record.name}Version(id: $id, version: $version, expectedUpdatedAt: $expectedUpdatedAt) { ...${record.name}Row }
  }`;

/** The selection of the fields that rows and forms use: the record's own, its thumbnail, its parent and its last author. */
function selectRow(record: GraphQLObjectType): string {
  return Object.values(record.getFields())
    .filter(({ name, args }) => name !== 'createdAt' && args.length === 0)
    .map(({ name, type }) => {
      const fieldType = getNamedType(type);
      if (isLeafType(fieldType)) return name;
      if (fieldType.name === 'Picture') return `${name} { ...Thumb }`;
      if (fieldType.name === 'Staff') return `${name} { id email }`;
      if (fieldType.name === 'Person') return `${name} { id name }`;
      const subfields = Object.values((fieldType as GraphQLObjectType).getFields())
        .filter((field) => isLeafType(getNamedType(field.type)))
        .map((field) => field.name);
      return subfields.includes('title') ? `${name} { id title }` : `${name} { ${subfields.join(' ')} }`;
    })
    .join(' ');
}

/** Returns the field of a type with the records of another type that belong to it. */
function findChildren(type: Field['type'], child: GraphQLObjectType): Field | undefined {
  const parent = getNamedType(type);
  if (!isObjectType(parent) || parent.name.endsWith('Page')) return undefined;
  return Object.values(parent.getFields()).find(
    (field) => isChildren(field) && getNamedType(field.type) === child,
  );
}

const isChildren = ({ type, args }: Field): boolean =>
  isNonNullType(type) && isListType(type.ofType) && args.some(({ name }) => name === 'limit');

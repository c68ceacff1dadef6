import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { collections } from './collections.ts';
import { type Collection, typeName } from './collections/definitions/collection.ts';
import { contactMessageNotes } from './enquiries/contact-message-note.ts';
import { contactMessages } from './enquiries/contact-message.ts';
import { runQuery } from './graphql/testing.ts';
import {
  actorOf,
  authChecker,
  recordOperations,
  Role,
  Scope,
  scopeOf,
  siteOperations,
  type Actor,
  type RecordOperation,
} from './policies.ts';
import { contract, type RecordRoute } from './rest/contract.ts';
import { openRestServer, type RestServer } from './rest/testing.ts';
import { buildApiSchema } from './schema.ts';

/** Who may perform an operation: `-` nobody, `own` with own records, `any` with all. */
type Cells = [visitor: string, agent: string, manager: string, administrator: string];

const ALL: Cells = ['any', 'any', 'any', 'any'];
const STAFF: Cells = ['-', 'any', 'any', 'any'];
const OWNERS: Cells = ['-', 'own', 'any', 'any'];
const MANAGERS: Cells = ['-', '-', 'any', 'any'];
const NOBODY: Cells = ['-', '-', '-', '-'];
const ADMINISTRATORS: Cells = ['-', '-', '-', 'any'];

/** Repeats the table of the policies to detect changes: content of the office, listings, their sections, enquiries, and notes on them. */
const RECORDS: Record<
  RecordOperation,
  [content: Cells, listings: Cells, sections: Cells, enquiries: Cells, notes: Cells]
> = {
  read: [ALL, ALL, ALL, OWNERS, OWNERS],
  filter: [STAFF, STAFF, STAFF, STAFF, STAFF],
  readAuthor: [STAFF, STAFF, STAFF, STAFF, STAFF],
  readVersions: [STAFF, STAFF, STAFF, OWNERS, OWNERS],
  readUnpublished: [STAFF, STAFF, STAFF, STAFF, STAFF],
  create: [MANAGERS, STAFF, OWNERS, ALL, OWNERS],
  update: [MANAGERS, OWNERS, OWNERS, MANAGERS, MANAGERS],
  delete: [MANAGERS, OWNERS, OWNERS, MANAGERS, MANAGERS],
  restore: [MANAGERS, OWNERS, OWNERS, MANAGERS, MANAGERS],
  purge: [MANAGERS, MANAGERS, MANAGERS, MANAGERS, MANAGERS],
  reorder: [MANAGERS, MANAGERS, OWNERS, MANAGERS, MANAGERS],
  duplicate: [MANAGERS, OWNERS, OWNERS, MANAGERS, MANAGERS],
  import: [MANAGERS, MANAGERS, MANAGERS, MANAGERS, MANAGERS],
  revert: [MANAGERS, OWNERS, OWNERS, MANAGERS, MANAGERS],
  setState: [MANAGERS, MANAGERS, MANAGERS, OWNERS, MANAGERS],
  assign: [MANAGERS, MANAGERS, MANAGERS, MANAGERS, MANAGERS],
  export: [MANAGERS, MANAGERS, MANAGERS, MANAGERS, MANAGERS],
};

/** Operations that nobody may perform with the records of `schema.sql`. */
const NOT_OF_FIXED: readonly RecordOperation[] = [
  'create',
  'delete',
  'restore',
  'purge',
  'reorder',
  'duplicate',
  'import',
];

const SITE: Record<(typeof siteOperations)[number], Cells> = {
  upload: STAFF,
  readPublication: STAFF,
  readFacts: STAFF,
  readDashboard: STAFF,
  manageTrash: MANAGERS,
  operate: ADMINISTRATORS,
  manageStaff: ADMINISTRATORS,
  readAudit: ADMINISTRATORS,
  managePersonalData: ADMINISTRATORS,
  manageAccount: STAFF,
  changePassword: STAFF,
  signOut: STAFF,
};

const PICTURE = {
  file: `${'0'.repeat(24)}.jpg`,
  width: 4,
  height: 3,
  placeholder: 'data:,',
  bytes: Buffer.alloc(64),
};

const LISTINGS = ['saleApartments', 'saleVillas', 'rentalApartments', 'rentalVillas'];
const SECTIONS = [
  'saleApartmentGalleryItems',
  'saleVillaDetails',
  'rentalVillaImages',
  'rentalApartmentDetails',
];

/** Root fields of the GraphQL API that visitors may use. */
const PUBLIC_FIELDS =
  /^(archivedListing|areas|canMailSearches|canMailPasswordLinks|requestPasswordReset|setPassword|confirmEmail|savedSearch|homes|homesConnection|homesByIds|listings?|listingExists|me|pageContent|place|placeNamed|places|confirmSearch|saveSearch|stopSearch|sendContactMessage|signIn)$/;

/** Root fields for staff that do not belong to one collection of public records. */
const STAFF_FIELDS =
  /^(setContactMessageStates|addContactMessageNote|erasePersonalData|assign\w+|contactMessageNotes?|newMessages|contactMessages?|dashboard|export\w+|notices|systemStatus|pagePreview|pictureCheck|processes|parsedTexts|previewLink|unsent\w+|staff|\w+Staff|sendPasswordLink|sessions|endSession|updateAccount|updateEmail|auditEntries|\w+SecondFactor|secondFactorRoles|listingsToReview\w*|trash|uploadPicture|versions|formattedTexts|changePassword|signOut|(create|update|delete|restore|duplicate|reorder|import|purge)[A-Z]\w+)$/;

const publicRecords = collections
  .filter(({ confidential }) => !confidential)
  .flatMap(({ names }) => [names.one, names.many]);

/** Root fields that agents may not use at all, and those of administrators. */
const MANAGER_FIELDS =
  /^(assign\w+|export\w+|import\w+|pagePreview|trash|restoreRecord|purgeRecord|deleteContactMessage\w*|restoreContactMessage\w+|(create|update|delete|restore|reorder)(Agency|Banner|Blog|Categor|LatestProject|LinkPreview|Person|People|Propert|SitePage|UpcomingProject)\w*)$/;
const ADMINISTRATOR_FIELDS =
  /^(notices|systemStatus|pictureCheck|processes|staff|(invite|update|disable|enable)Staff|sendPasswordLink|resetSecondFactor|requireSecondFactor|secondFactorRoles|auditEntries|exportAuditEntries|exportPersonalData|erasePersonalData)$/;

const schema = buildApiSchema();
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    name: field.name,
    // Account 1 is that of the tests.
    document: documentFor(type.name.toLowerCase(), field, field.name === 'disableStaff' ? { id: '"0"' } : {}),
  })),
);

type Literals = Record<string, string>;

/** A document with one root field and its required arguments. `known` has literals by the name of an argument or input field. */
function documentFor(
  operation: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  known: Literals = {},
): string {
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const values = required.map((arg) => `${arg.name}: ${literalFor(arg, known)}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${operation} { ${name}${values && `(${values})`}${selection} }`;
}

function literalFor({ name, type }: { name: string; type: GraphQLInputType }, known: Literals): string {
  if (known[name] !== undefined) return known[name];
  if (isNonNullType(type)) return literalFor({ name, type: type.ofType }, known);
  if (isListType(type)) return `[${literalFor({ name, type: type.ofType }, known)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literalFor(field, known)}`).join(', ')} }`;
  }
  return (
    { Boolean: 'true', Int: '1', Float: '1', ID: '"1"', DateTimeISO: '"2026-01-01T00:00:00Z"' }[type.name] ??
    '"x"'
  );
}

let server: RestServer;
/** The `Authorization` header of an account with each role. */
const bearers = {} as Record<Role, string>;
const roles = Object.values(Role);

beforeAll(async () => {
  server = await openRestServer();
  for (const role of roles) bearers[role] = await server.signInAs(role);
});
afterAll(() => server.close());

describe('the table', () => {
  const actors: Actor[] = [
    'visitor',
    ...[Role.AGENT, Role.MANAGER, Role.ADMINISTRATOR].map((role) => actorOf({ staffId: 1, role })),
  ];
  const kindOf = (name: string) =>
    name === 'contactMessageNotes'
      ? 4
      : name === 'contactMessages'
        ? 3
        : SECTIONS.includes(name)
          ? 2
          : LISTINGS.includes(name)
            ? 1
            : 0;
  const cellOf = (scope: Scope | null) => scope?.toLowerCase() ?? '-';

  test.each(recordOperations)('%s', (operation) => {
    for (const collection of collections) {
      const name = collection.names.many;
      const cells = actors.map((actor) => cellOf(scopeOf(actor, operation, collection)));
      const isDenied = collection.isFixed && NOT_OF_FIXED.includes(operation);
      expect([name, cells]).toEqual([name, isDenied ? NOBODY : RECORDS[operation][kindOf(name)]]);
      expect(scopeOf('server', operation, collection)).toBe(Scope.ANY);
    }
  });

  test.each(siteOperations)('%s', (operation) => {
    expect(actors.map((actor) => cellOf(scopeOf(actor, operation)))).toEqual(SITE[operation]);
    expect(scopeOf('server', operation)).toBe(Scope.ANY);
  });

  test('visitors read every collection but those with personal data', () => {
    for (const collection of collections)
      expect(scopeOf('visitor', 'read', collection) === null).toBe(collection.confidential ?? false);
  });

  test('@Authorized without an operation is denied', () => {
    expect(authChecker({ context: { staff: { staffId: 1, role: Role.ADMINISTRATOR } } }, [])).toBe(false);
  });
});

describe('GraphQL', () => {
  /** The code of an operation that was refused for the account; null if it was not. */
  const refusalOf = async (document: string, headers: Record<string, string>, variables = {}) => {
    const { errors = [] } = await runQuery(server, document, { headers, variables });
    const codes = errors.map(({ extensions }) => extensions.code);
    return codes.find((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') ?? null;
  };
  const isRefused = async (document: string, headers: Record<string, string>) =>
    (await refusalOf(document, headers)) !== null;

  test('every root field is either for visitors or for staff', () => {
    for (const { name } of fields) {
      const isPublic = PUBLIC_FIELDS.test(name) || publicRecords.includes(name);
      expect([name, isPublic !== STAFF_FIELDS.test(name)]).toEqual([name, true]);
    }
  });

  // A sign-in with wrong credentials also returns UNAUTHENTICATED; a literal cannot be a file (upload-resolver.test.ts).
  const withLiterals = fields.filter(({ name }) => name !== 'signIn' && name !== 'uploadPicture');

  test.each(withLiterals)('$name for a visitor', async ({ name, document }) => {
    expect(await isRefused(document, {})).toBe(STAFF_FIELDS.test(name));
  });

  // These end the session, or ask for the password again; staff-resolver.test.ts tests them.
  const forStaff = withLiterals.filter(
    ({ name }) => !['signOut', 'changePassword', 'requireSecondFactor'].includes(name),
  );

  describe.each(roles)('as %s', (role) => {
    test.each(forStaff)('$name', async ({ name, document }) => {
      const isForbidden =
        (ADMINISTRATOR_FIELDS.test(name) && role !== Role.ADMINISTRATOR) ||
        (MANAGER_FIELDS.test(name) && role === Role.AGENT);
      const code = await refusalOf(document, { authorization: bearers[role] });
      expect(code).toBe(isForbidden ? 'FORBIDDEN' : null);
    });
  });

  test('an account reads its permissions', async () => {
    const query = '{ me { role permissions { operation collection scope } } }';
    const { data } = await runQuery<{ me: { role: Role; permissions: unknown[] } }>(server, query, {
      headers: { authorization: bearers.AGENT },
    });
    expect(data?.me.role).toBe('AGENT');
    expect(data?.me.permissions).toContainEqual({
      operation: 'update',
      collection: 'saleApartments',
      scope: 'OWN',
    });
    expect(data?.me.permissions).toContainEqual({
      operation: 'readDashboard',
      collection: null,
      scope: 'ANY',
    });
    expect(data?.me.permissions).not.toContainEqual(expect.objectContaining({ operation: 'operate' }));
  });

  test('staff filters and authors are hidden from visitors', async () => {
    expect(await isRefused('{ saleApartments(filter: {}) { total } }', {})).toBe(true);
    expect(
      await isRefused('{ saleApartments(filter: {}) { total } }', { authorization: server.bearer }),
    ).toBe(false);
    const created = await runQuery(
      server,
      'mutation { createBlog(input: { title: "T", description: "D" }) { id } }',
      {
        headers: { authorization: server.bearer },
      },
    );
    expect(created.errors).toBeUndefined();
    const query = '{ blogs(limit: 1) { items { updatedBy { email } } } }';
    expect((await runQuery(server, query)).data).toEqual({ blogs: { items: [{ updatedBy: null }] } });
    expect((await runQuery(server, query, { headers: { authorization: server.bearer } })).data).toEqual({
      blogs: { items: [{ updatedBy: { email: 'staff@marsa.example' } }] },
    });
  });

  test('a multipart request is for staff', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' },
      payload: '',
    });
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

/** The codes with which an account is refused, or a call fails that waits for its own transaction. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE'];

describe('own and other records', () => {
  const kinds = LISTINGS.map((name) => collections.find(({ names }) => names.many === name)!);
  const sectionsOf = (kind: Collection) => collections.find(({ parent }) => parent?.of() === kind)!;

  /** Creates a listing as an account, with a section. */
  const createHome = async (kind: Collection, role: Role) => {
    const { data } = await runQuery<{ me: { id: string } }>(server, '{ me { id } }', {
      headers: { authorization: bearers[role] },
    });
    const actor = { staffId: Number(data!.me.id), role };
    const values = { title: 'Loft', location: 'Marina', price: '1', rent: '1' };
    const { id } = await server.stores
      .for(actor)
      .of(kind)
      .create(values, { picture: () => Promise.resolve(PICTURE) });
    const sections = sectionsOf(kind);
    const section = await server.stores
      .of(sections)
      .create(
        { [sections.parent!.input]: id, title: 'Hall', heading: 'Hall', description: 'A hall' },
        { picture: () => Promise.resolve(PICTURE) },
      );
    return { id, sectionId: section.id };
  };

  /** The mutations of a listing and its section, in an order in which all of them are possible. */
  const mutationsOf = async (kind: Collection, role: Role) => {
    const { id, sectionId } = await createHome(kind, role);
    const versionOf = async ({ names }: Collection, record: number) => {
      const page = { collection: names.many, recordId: record, page: 1, limit: 1 };
      return (await server.stores.history.page(page)).items[0]!.id;
    };
    const documentsOf = async (collection: Collection, record: number, parent: Literals) => {
      const [one, many] = [typeName(collection.names.one), typeName(collection.names.many)];
      const version = await versionOf(collection, record);
      const known = { id: `"${record}"`, ids: `["${record}"]`, version: `"${version}"`, ...parent };
      return [
        `update${one}`,
        `restore${one}Version`,
        `duplicate${one}`,
        `reorder${many}`,
        `delete${one}`,
        `restore${many}`,
        `delete${many}`,
      ].flatMap((name) => {
        const field = schema.getMutationType()!.getFields()[name];
        return field ? documentFor('mutation', field, known) : [];
      });
    };
    const sections = sectionsOf(kind);
    const parent = { parent: `"${id}"`, [sections.parent!.input]: `"${id}"` };
    const create = schema.getMutationType()!.getFields()[`create${typeName(sections.names.one)}`]!;
    return [
      documentFor('mutation', create, parent),
      ...(await documentsOf(sections, sectionId, parent)),
      ...(await documentsOf(kind, id, {})),
    ];
  };

  test.each(kinds.map((kind) => [kind.names.many, kind] as const))('GraphQL: %s', async (_name, kind) => {
    const refusalOf = async (document: string, role: Role) => {
      const { errors = [] } = await runQuery(server, document, { headers: { authorization: bearers[role] } });
      const code = errors
        .map(({ extensions }) => extensions.code)
        .find((one) => REFUSALS.includes(String(one)));
      return [role, document, code ?? null];
    };
    const others = await mutationsOf(kind, Role.MANAGER);
    expect(others).toHaveLength(13);
    for (const document of others)
      expect(await refusalOf(document, Role.AGENT)).toEqual([Role.AGENT, document, 'FORBIDDEN']);
    for (const document of await mutationsOf(kind, Role.AGENT))
      expect(await refusalOf(document, Role.AGENT)).toEqual([Role.AGENT, document, null]);
    for (const role of [Role.MANAGER, Role.ADMINISTRATOR])
      for (const document of await mutationsOf(kind, Role.AGENT))
        expect(await refusalOf(document, role)).toEqual([role, document, null]);
  });

  test('mayUpdate says which records the account may change', async () => {
    const own = await createHome(kinds[0]!, Role.AGENT);
    const other = await createHome(kinds[0]!, Role.MANAGER);
    const query = `{
      own: saleApartment(id: "${own.id}") { mayUpdate gallery { mayUpdate } }
      other: saleApartment(id: "${other.id}") { mayUpdate gallery { mayUpdate } }
    }`;
    const fetchAs = async (headers: Record<string, string>) =>
      (await runQuery(server, query, { headers })).data;
    const home = (mayUpdate: boolean) => ({ mayUpdate, gallery: [{ mayUpdate }] });
    expect(await fetchAs({})).toEqual({ own: home(false), other: home(false) });
    expect(await fetchAs({ authorization: bearers.AGENT })).toEqual({ own: home(true), other: home(false) });
    expect(await fetchAs({ authorization: bearers.MANAGER })).toEqual({ own: home(true), other: home(true) });
  });

  test('an agent reads and answers the enquiries that are assigned to it or about its listings, and no other', async () => {
    const { data } = await runQuery<{ me: { id: string } }>(server, '{ me { id } }', {
      headers: { authorization: bearers.AGENT },
    });
    const home = await createHome(kinds[0]!, Role.AGENT);
    const { dataSource } = server.database;
    await dataSource.query(`delete from contact_messages`);
    const add = async (values: { listing?: number; assignee?: number }) => {
      const [row] = await dataSource.query<[{ id: number }]>(
        `insert into contact_messages (name, email, subject, message, listing_id, assignee_id, mail_state, mail_attempts)
          values ('Ann', 'ann@example.com', 'Loft', 'Is it free?', $1, $2, 'FAILED', 9) returning id`,
        [values.listing ?? null, values.assignee ?? null],
      );
      return String(row.id);
    };
    const headers = { authorization: bearers.AGENT };
    const run = async (document: string) => runQuery(server, document, { headers });
    const other = await add({});
    const assigned = await add({ assignee: Number(data!.me.id) });
    const aboutOwn = await add({ listing: home.id });
    const query = `{ newMessages unsentMessages { id }
      other: contactMessage(id: "${other}") { id }
      contactMessages(search: "ann", filter: {}) { total items { id earlier { id } } } }`;
    expect((await run(query)).data).toEqual({
      newMessages: 2,
      unsentMessages: [{ id: aboutOwn }, { id: assigned }],
      other: null,
      contactMessages: {
        total: 2,
        items: [
          { id: aboutOwn, earlier: [{ id: assigned }] },
          { id: assigned, earlier: [] },
        ],
      },
    });
    for (const id of [assigned, aboutOwn, other]) {
      const documents = [
        `mutation { setContactMessageStates(ids: ["${id}"], state: DONE) { id } }`,
        `mutation { updateContactMessage(id: "${id}", input: { state: SPAM }) { id } }`,
        `mutation { addContactMessageNote(input: { messageId: "${id}", text: "Called." }) { id } }`,
        `{ versions(collection: "contactMessages", record: "${id}") { total } }`,
      ];
      for (const document of documents) {
        const { errors } = await run(document);
        expect([document, errors?.[0]?.extensions.code]).toEqual([
          document,
          id === other ? 'FORBIDDEN' : undefined,
        ]);
      }
    }
    const { id: note } = await server.stores
      .of(contactMessageNotes)
      .create({ messageId: Number(other), text: 'For the office.' });
    const notes = `{ contactMessageNotes { total } contactMessageNote(id: "${note}") { id } }`;
    expect((await run(notes)).data).toEqual({
      contactMessageNotes: { total: 2 },
      contactMessageNote: null,
    });
    const assign = `mutation { updateContactMessage(id: "${assigned}", input: { assignee: null }) { id } }`;
    expect((await run(assign)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    await dataSource.query(`delete from contact_messages`);
  });

  test('an agent reads no enquiry of others', async () => {
    const values = { name: 'Ann', email: 'ann@example.com', subject: 'Loft', message: 'Is it free?' };
    const { id } = await server.stores.of(contactMessages).create(values);
    const query = `{ newMessages unsentMessages { id } contactMessage(id: "${id}") { id } contactMessages { total } }`;
    const headers = { authorization: bearers.AGENT };
    expect((await runQuery(server, query, { headers })).data).toEqual({
      newMessages: 0,
      unsentMessages: [],
      contactMessage: null,
      contactMessages: { total: 0 },
    });
    const forbidden = [
      `mutation { setContactMessageStates(ids: ["${id}"], state: IN_PROGRESS) { id } }`,
      `{ versions(collection: "contactMessages", record: "${id}") { total } }`,
    ];
    for (const document of forbidden)
      expect((await runQuery(server, document, { headers })).errors).toMatchObject([
        { extensions: { code: 'FORBIDDEN' } },
      ]);
    const { data } = await runQuery(server, '{ dashboard { counts { name } } }', { headers });
    expect(JSON.stringify(data)).not.toContain('contactMessages');
  });

  const writes = contract.filter((route): route is RecordRoute =>
    ['create', 'update', 'remove'].includes(route.verb),
  );
  const ofListings = writes.filter(({ serializer: { collection } }) =>
    [...LISTINGS, ...SECTIONS].includes(collection.names.many),
  );
  test.each(ofListings.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'REST: %s',
    async (_name, { method, path, verb, serializer }) => {
      const kind = serializer.collection.parent?.of() ?? serializer.collection;
      const statusOf = async (owner: Role, role: Role) => {
        const home = await createHome(kind, owner);
        const { parent } = serializer.collection;
        const record = parent ? home.sectionId : home.id;
        const fields = { title: 'New', apartment_id: String(home.id), villa_id: String(home.id) };
        const url = path.replace(/:\w+/, String(record));
        return (await server.call(`${method} ${url}`, { as: bearers[role], multipart: fields })).status;
      };
      const isAny = verb === 'create' && !serializer.collection.parent;
      expect((await statusOf(Role.MANAGER, Role.AGENT)) === 403).toBe(!isAny);
      expect(await statusOf(Role.AGENT, Role.AGENT)).not.toBe(403);
      expect(await statusOf(Role.AGENT, Role.MANAGER)).not.toBe(403);
    },
  );

  test('a forbidden call says what to do', async () => {
    const { id } = await createHome(kinds[0]!, Role.MANAGER);
    const response = await server.call(`DELETE /api/apartments-for-sale/${id}`, { as: bearers.AGENT });
    const sentence = 'This belongs to somebody else. You can change only your own.';
    expect([response.status, response.body]).toEqual([403, { error: sentence, message: sentence }]);
  });
});

describe('REST', () => {
  /** The id of no record. */
  const MISSING = '2147483647';
  const isPublic = (method: string, path: string) =>
    method === 'GET' || ['/api/contact', '/api/admin/login'].includes(path);
  /** Writes of content that agents do not own. */
  const isOfManagers = (method: string, path: string) =>
    method !== 'GET' &&
    /^\/api\/(banners|properties|gallery|latestprojects|latest-gallery|blogs|categories|upcomingprojects)\b/.test(
      path,
    );
  const routes = contract
    .filter(({ path }) => !['/api/admin/login', '/api/admin/logout'].includes(path))
    .map(({ method, path }) => [method, path, path.replace(/:\w+/, MISSING)] as const);

  test.each(routes)('%s %s', async (method, path, url) => {
    const asVisitor = await server.call(`${method} ${url}`, {
      as: 'visitor',
      json: method === 'GET' ? undefined : {},
    });
    expect(asVisitor.status === 401).toBe(!isPublic(method, path));
    for (const role of roles) {
      const { status } = await server.call(`${method} ${url}`, {
        as: bearers[role],
        json: method === 'GET' ? undefined : {},
      });
      expect(status).not.toBe(401);
      expect([role, status === 403]).toEqual([role, role === Role.AGENT && isOfManagers(method, path)]);
    }
  });

  test.each(['apartments-for-sale', 'villas-for-sale', 'apartments-for-rent', 'villas-for-rent', 'messages'])(
    'the export of %s is for staff',
    async (name) => {
      const path = `GET /admin/export/${name}.csv`;
      expect((await server.call(path, { as: 'visitor' })).status).toBe(401);
      expect((await server.call(path, { as: bearers.AGENT })).status).toBe(403);
      expect((await server.call(path, { as: bearers.MANAGER })).status).toBe(200);
    },
  );
});

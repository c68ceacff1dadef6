/** Which modules may import which. Each rule's comment gives its reason. Tests may import anything. */

const SERVER = '^graphql-server/';
const SUBJECTS = '(agency|listings|people|projects|editorial|enquiries)';
const TESTING = 'testing[^/]*[.]ts$';
const INTERFACES = '(rest|graphql)';

/** Modules in `from` may import each other and `allowed`, and no other module of this repository. */
const allowOnly = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTING },
  to: { path: '^(graphql-server|web|schema|bench|scripts)/', pathNot: [from, ...allowed] },
});

/** Modules in `from` must not import modules in `to`. */
const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

/** The texts of messages by their codes. */
const MESSAGES = `${SERVER}messages[.]ts$`;
/** Modules that every module of the server may import, and that import only pure functions. */
const BASE = `${SERVER}(errors|limits|messages|policies|published|signed-tokens)[.]ts$`;
/** Files that import packages which only their npm script installs. */
const OPTIONAL_PACKAGE_USERS =
  '^(bench/load|scripts/lighthouse/lighthouse|scripts/mutation/mutation|e2e/firefox/firefox|e2e/(panel|site)/in-firefox)[.]m?[jt]s$';
const PICTURE = `${SERVER}pictures/picture[.]ts$`;
const PLACES = `${SERVER}places/`;
/** Pure functions that parse and format text, shared by server and web. */
const TEXT =
  '^schema/(blank|brand-colours|day|file-kind|fold|graphemes|home-messages|language|listing-kinds|numerals|opening-hours|pin|text)[.]ts$';
/** The interfaces `Services` and `Context`, which modules import as types. */
const SERVICES = `${SERVER}(context|services)[.]ts$`;
const TEXT_PARSING = `${SERVER}text-parsing/`;
const STATEMENT = `${SERVER}database/statement[.]ts$`;
const engine = (name) => `${SERVER}collections/${name}/`;

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      {},
      // `Services` names the type of every service, and services may name their dependencies by it.
      { circular: true, viaOnly: { pathNot: SERVICES } },
      'Join the files, or move the shared code into a third.',
    ),
    forbid(
      'no-unresolved-imports',
      { pathNot: ['^schema/', OPTIONAL_PACKAGE_USERS] },
      { couldNotResolve: true, pathNot: '(^|/)dist/' }, // a clean clone is not built yet
      'An unresolved import fails at start.',
    ),

    // Server
    allowOnly('base-is-pure', BASE, [TEXT], 'Every module imports these, and with them their imports.'),
    allowOnly(
      'config-imports-nothing',
      `${SERVER}config[.]ts$`,
      [],
      'Settings are read before anything else exists.',
    ),
    forbid(
      'settings-are-parameters',
      { path: `${SERVER}[^/]+/`, pathNot: `${SERVER}cli/` },
      { path: `${SERVER}config[.]ts$` },
      'Only entry points read the environment; modules receive settings as parameters.',
    ),
    allowOnly(
      'infrastructure-is-generic',
      `${SERVER}(pictures|cache|database|http|observability|process)/`,
      [BASE, '^schema/language[.]ts$', `${SERVER}process/(folders|project-root)[.]ts$`],
      'Infrastructure works for any subject and receives it through an interface.',
    ),
    allowOnly(
      'collections-are-generic',
      `${SERVER}collections/`,
      [BASE, TEXT, PICTURE, STATEMENT],
      'The engine works for any subject; it imports only the interfaces of pictures and database.',
    ),
    allowOnly(
      'declarations-are-the-base',
      engine('definitions'),
      [BASE, TEXT, PICTURE, STATEMENT],
      'Every other folder of the engine reads declarations.',
    ),
    allowOnly(
      'reads-do-not-write',
      engine('queries'),
      [engine('definitions'), BASE, PICTURE, STATEMENT, TEXT],
      'A module that reads must not be able to write.',
    ),
    allowOnly(
      'writes-are-below-the-interfaces',
      engine('mutations'),
      [engine('definitions'), engine('queries'), BASE, PICTURE, STATEMENT],
      'A write is the same over GraphQL and REST.',
    ),
    allowOnly(
      'csv-only-reads',
      engine('csv'),
      [engine('definitions'), engine('queries'), BASE, STATEMENT, TEXT],
      'CSV is built from reads, and an import is validated like any other input.',
    ),
    allowOnly(
      'text-parsing-is-pure',
      TEXT_PARSING,
      [MESSAGES, PLACES, TEXT],
      'Texts of listings and searches are read alike, without database and subjects.',
    ),
    allowOnly('places-are-pure', PLACES, [TEXT], 'Places need neither database nor subjects.'),
    allowOnly(
      'fact-parsers-are-pure',
      `${SERVER}listings/facts/(area|place|price|rooms)[.]ts$`,
      [`${SERVER}listings/facts/(bounds|choices)[.]ts$`, MESSAGES, TEXT_PARSING, PLACES, TEXT],
      'A parser needs no database and no entity.',
    ),
    ...['agency', 'listings', 'projects', 'editorial'].map((subject) =>
      allowOnly(
        `${subject}-only-declare`,
        `${SERVER}${subject}/`,
        [`${SERVER}collections/`, '^schema/city[.]ts$', TEXT_PARSING, PLACES, TEXT, BASE, PICTURE, SERVICES],
        'A subject declares its records and queries them through services; it needs no other subject and no interface.',
      ),
    ),
    allowOnly(
      'people-offer-listings',
      `${SERVER}people/`,
      [`${SERVER}collections/`, `${SERVER}listings/listing[.]ts$`, TEXT, BASE, PICTURE, SERVICES],
      'A person is the agent of listings; listings know only the id of their agent.',
    ),
    allowOnly(
      'enquiries-are-about-listings',
      `${SERVER}enquiries/`,
      [
        `${SERVER}collections/`,
        '^schema/(record-pages|listing-kinds)[.]ts$',
        `${SERVER}listings/listing[.]ts$`,
        `${SERVER}staff/(?:author|staff)[.]ts$`,
        `${SERVER}jobs/`,
        `${SERVER}mail/`,
        BASE,
        SERVICES,
        STATEMENT,
      ],
      'Enquiries refer to a listing and an account, and are sent by email; neither knows enquiries.',
    ),
    allowOnly('mail-is-generic', `${SERVER}mail/`, [], 'Sending does not depend on the content of an email.'),
    allowOnly(
      'staff-is-independent',
      `${SERVER}staff/`,
      [
        `${SERVER}collections/`,
        `${SERVER}http/client-address[.]ts$`,
        `${SERVER}jobs/`,
        `${SERVER}mail/`,
        TEXT,
        BASE,
        SERVICES,
        STATEMENT,
      ],
      'Accounts are the same for both interfaces and any subject.',
    ),
    forbid(
      'interfaces-are-the-top',
      { path: SERVER, pathNot: [`${SERVER}${INTERFACES}/`, `${SERVER}[^/]+[.]ts$`] },
      { path: `${SERVER}${INTERFACES}/` },
      'Rules are written once, below GraphQL and REST.',
    ),
    forbid(
      'rest-without-graphql',
      { path: `${SERVER}rest/` },
      { path: `${SERVER}graphql/` },
      'Two interfaces over one set of services.',
    ),
    forbid(
      'graphql-without-rest',
      { path: `${SERVER}graphql/` },
      { path: `${SERVER}rest/` },
      'Two interfaces over one set of services.',
    ),
    forbid(
      'graphql-is-generic',
      { path: `${SERVER}graphql/` },
      { path: `${SERVER}${SUBJECTS}/` },
      'The GraphQL interface serves whatever the schema declares.',
    ),
    forbid(
      'rest-names-subjects-in-its-contract',
      { path: `${SERVER}rest/`, pathNot: `${SERVER}rest/(contract|serializers)[.]ts$` },
      { path: `${SERVER}${SUBJECTS}/` },
      'Paths and payload names are a table; the routes built from it are generic.',
    ),
    forbid(
      'application-is-the-top',
      { path: `${SERVER}[^/]+/`, pathNot: TESTING },
      { path: `${SERVER}(main|run|app|schema|collections|testing)[.]ts$` },
      'Parts are composed at the top and passed down.',
    ),
    forbid(
      'services-are-types',
      { path: `${SERVER}[^/]+/`, pathNot: TESTING },
      { path: SERVICES, dependencyTypesNot: ['type-only'] },
      'Consumers name the services that they use; only the top creates them.',
    ),
    forbid(
      'demo-is-optional',
      { path: SERVER, pathNot: [`${SERVER}demo/`, `${SERVER}[^/]+[.]ts$`, TESTING] },
      { path: `${SERVER}demo/` },
      'The server must work without demo content.',
    ),
    forbid(
      'test-helpers-only-in-tests',
      { path: SERVER, pathNot: TESTING },
      { path: TESTING },
      'Production code must not depend on test helpers.',
    ),

    // Web
    forbid(
      'server-without-web',
      { path: SERVER },
      { path: '^web/' },
      'Server and web share the schema and nothing else.',
    ),
    forbid(
      'web-without-server',
      { path: '^web/' },
      { path: SERVER },
      'Server and web share the schema and nothing else.',
    ),
    allowOnly('ui-is-generic', '^web/ui/', ['^schema/'], 'Components in ui/ work on any page.'),
    allowOnly(
      'data-without-pages',
      '^web/data/',
      ['^schema/', '^web/ui/'],
      'Pages import data access, never the reverse.',
    ),
    forbid(
      'site-without-admin',
      { path: '^web/site/' },
      { path: '^web/admin/' },
      'Visitors must not load the panel.',
    ),
    forbid(
      'admin-without-site',
      { path: '^web/admin/' },
      { path: '^web/site/' },
      'The panel is a separate build.',
    ),
    forbid(
      'site-features-are-separate',
      { path: '^web/site/([^/]+)/', pathNot: '^web/site/(home|layout)/' },
      {
        path: '^web/site/[^/]+/',
        pathNot: '^web/site/($1|layout|search|json-ld)/',
      },
      'What two features share belongs in ui/ or layout/. Lists use the search; links use `web/paths.ts`.',
    ),
    forbid(
      'editor-is-generic',
      { path: '^web/admin/editor/' },
      { path: '^web/admin/(screens|frame)/' },
      'The editor works for any screen.',
    ),
    forbid(
      'screens-are-separate',
      { path: '^web/admin/screens/([^/]+)/' },
      { path: '^web/admin/screens/', pathNot: '^web/admin/screens/($1/|labels[.]ts$)' },
      'Screens link to others by the table of screens.',
    ),
    forbid(
      'styleguide-is-separate',
      { path: '^web/', pathNot: '^web/styleguide/' },
      { path: '^web/styleguide/' },
      'The style guide is a development tool.',
    ),
    forbid(
      'routes-are-the-top',
      { path: '^web/(ui|data|site|admin)/' },
      { path: '^web/(routes|entry-)' },
      'Routes compose pages.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(bench|scripts/lighthouse|e2e/firefox)/node_modules/',
        '([.]test[.]tsx?$|^dist/|[.]css$|[.]svg$)',
      ],
    },
    tsPreCompilationDeps: true, // type imports count
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};

/** Who may import whom: arrows point down, and a rule says why. Tests may reach anywhere. */

const SERVER = '^graphql-server/';
const SUBJECTS = '(listings|projects|editorial|enquiries)';
const TESTING = 'testing[^/]*[.]ts$';
const DOORS = '(rest|graphql)';

/** `from` may import itself and `may` of our own code, and nothing else. */
const only = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTING },
  to: { path: '^(graphql-server|web|schema|bench|scripts)/', pathNot: [from, ...may] },
});

const never = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

/** What every room of the server may need, and which needs none. */
const GROUND = `${SERVER}(errors|policies|reads)[.]ts$`;
/** What their own lock brings when a command is first run. */
const WITH_THEIR_OWN =
  '^(bench/load|scripts/lighthouse/lighthouse|e2e/firefox/firefox|e2e/(panel|site)/in-firefox)[.]ts$';
const PICTURE = `${SERVER}pictures/picture[.]ts$`;
const PLACES = `${SERVER}places/`;
/** How texts of people are read, and the numbers in them: pure, and the same for forms, addresses and records. */
const READING = '^schema/(blank|file-kind|fold|numerals|pin|text)[.]ts$';
const STATEMENT = `${SERVER}database/statement[.]ts$`;
const room = (name) => `${SERVER}collections/${name}/`;

module.exports = {
  forbidden: [
    never(
      'no-cycles',
      {},
      { circular: true },
      'Two files that need each other are one thing or have a third inside.',
    ),
    never(
      'nothing-missing',
      { pathNot: ['^schema/', WITH_THEIR_OWN] },
      { couldNotResolve: true, pathNot: '(^|/)dist/' }, // a clean clone is not built yet
      'An import that leads nowhere fails at start.',
    ),

    // Server
    only(
      'the-ground-knows-nobody',
      GROUND,
      [],
      'Everyone throws and says these; whatever they imported, everyone would.',
    ),
    only(
      'config-knows-nobody',
      `${SERVER}config(-store)?[.]ts$`,
      [],
      'Settings are read before anything else exists.',
    ),
    never(
      'settings-are-handed-over',
      { path: `${SERVER}[^/]+/`, pathNot: [`${SERVER}cli/`, `${SERVER}pictures/cli[.]ts$`] },
      { path: `${SERVER}config[.]ts$` },
      'A room gets what it needs as a parameter: only a program that is started reads the environment.',
    ),
    only(
      'machinery-names-no-subject',
      `${SERVER}(pictures|cache|database|http|observability|process)/(?!cli[.]ts$)`,
      [GROUND, `${SERVER}process/(folders|project-root)[.]ts$`],
      'Written once, for any subject; the store reaches it through an interface that the application hands over.',
    ),
    only(
      'collections-name-no-subject',
      `${SERVER}collections/`,
      [GROUND, READING, PICTURE, STATEMENT],
      'Written once, for any subject; of pictures and the database it knows the interfaces alone.',
    ),
    only(
      'declaring-is-the-ground',
      room('declaring'),
      [GROUND, READING, PICTURE],
      'What is declared is read by every other room; it needs none of them.',
    ),
    only(
      'reading-needs-no-writing',
      room('reading'),
      [room('declaring'), GROUND, PICTURE, STATEMENT, READING],
      'Whoever reads is never able to write by it.',
    ),
    only(
      'writing-is-below-the-api',
      room('writing'),
      [room('declaring'), room('reading'), GROUND, PICTURE, STATEMENT],
      'A change is the same whichever door it came by.',
    ),
    only(
      'spreadsheets-are-read',
      room('spreadsheets'),
      [room('declaring'), room('reading'), GROUND, STATEMENT, READING],
      'A table is made of what is read, and judged like any input where it is written.',
    ),
    only(
      'places-know-nobody',
      PLACES,
      [READING],
      'What is known of the city is the same whoever asks, and needs neither database nor subject.',
    ),
    only(
      'fact-parsers-are-pure',
      `${SERVER}listings/facts/(area|numbers|parse-result|place|price|rooms|tokenizer)[.]ts$`,
      [`${SERVER}listings/facts/(bounds|choices)[.]ts$`, PLACES, READING],
      'A parser needs no database and no entity.',
    ),
    ...['listings', 'projects', 'editorial'].map((subject) =>
      only(
        `${subject}-only-declare`,
        `${SERVER}${subject}/`,
        [`${SERVER}collections/`, PLACES, READING, GROUND, PICTURE],
        'A subject declares itself to the machinery: it needs no other subject, no door and no database.',
      ),
    ),
    only(
      'enquiries-are-about-listings',
      `${SERVER}enquiries/`,
      [
        `${SERVER}collections/`,
        `${SERVER}listings/(?:listing|page-url)[.]ts$`,
        `${SERVER}jobs/`,
        `${SERVER}mail/`,
        '^schema/agency-name[.]ts$',
        GROUND,
        STATEMENT,
      ],
      'Enquiries refer to a listing and are sent by email; listings do not know enquiries.',
    ),
    only(
      'mail-reads-no-letter',
      `${SERVER}mail/`,
      [],
      'Letters are taken to a mail server whatever they say, and wait wherever their owner keeps them.',
    ),
    only(
      'staff-is-no-subject',
      `${SERVER}staff/`,
      [`${SERVER}collections/`, `${SERVER}http/client-address[.]ts$`, READING, GROUND, STATEMENT],
      'Accounts work the same behind both doors and whatever is for sale.',
    ),
    never(
      'doors-open-from-outside',
      { path: SERVER, pathNot: [`${SERVER}${DOORS}/`, `${SERVER}[^/]+[.]ts$`] },
      { path: `${SERVER}${DOORS}/` },
      'A rule is written once, below the doors: what only a door knows, nothing below it may need.',
    ),
    never(
      'rest-knows-no-graphql',
      { path: `${SERVER}rest/` },
      { path: `${SERVER}graphql/` },
      'Two doors, one set of services.',
    ),
    never(
      'graphql-knows-no-rest',
      { path: `${SERVER}graphql/` },
      { path: `${SERVER}rest/` },
      'Two doors, one set of services.',
    ),
    never(
      'graphql-door-names-no-subject',
      { path: `${SERVER}graphql/` },
      { path: `${SERVER}${SUBJECTS}/` },
      'The GraphQL door serves whatever the schema holds.',
    ),
    never(
      'rest-names-subjects-in-its-table',
      { path: `${SERVER}rest/`, pathNot: `${SERVER}rest/(contract|serializers)[.]ts$` },
      { path: `${SERVER}${SUBJECTS}/` },
      'Paths and payload names are a table; whatever turns it into answers knows no apartment.',
    ),
    never(
      'the-application-is-the-top',
      { path: `${SERVER}[^/]+/`, pathNot: TESTING },
      { path: `${SERVER}(main|run|app|services|schema|collections|testing)[.]ts$` },
      'The parts are put together above the rooms, never asked for from within.',
    ),
    never(
      'demo-is-optional',
      { path: SERVER, pathNot: [`${SERVER}demo/`, `${SERVER}[^/]+[.]ts$`] },
      { path: `${SERVER}demo/` },
      'The server must be the same without its demo content.',
    ),
    never(
      'tests-help-tests',
      { path: SERVER, pathNot: TESTING },
      { path: TESTING },
      'What is made for tests must not be needed to run.',
    ),

    // Web
    never(
      'server-needs-no-web',
      { path: SERVER },
      { path: '^web/' },
      'They share the schema and nothing else.',
    ),
    never(
      'web-needs-no-server',
      { path: '^web/' },
      { path: SERVER },
      'They share the schema and nothing else.',
    ),
    only(
      'ui-knows-no-subject',
      '^web/ui/',
      ['^schema/'],
      'A pager or a picture is the same wherever it stands.',
    ),
    only(
      'data-knows-no-page',
      '^web/data/',
      ['^schema/', '^web/ui/'],
      'Pages ask for data, never the reverse.',
    ),
    never(
      'site-needs-no-admin',
      { path: '^web/site/' },
      { path: '^web/admin/' },
      'No visitor loads the panel.',
    ),
    never(
      'admin-needs-no-site',
      { path: '^web/admin/' },
      { path: '^web/site/' },
      'The panel is a house of its own.',
    ),
    never(
      'only-home-composes-rooms',
      { path: '^web/site/([^/]+)/', pathNot: '^web/site/(home|layout)/' },
      { path: '^web/site/[^/]+/', pathNot: '^web/site/($1|layout|search)/' },
      'What two rooms of the site share belongs in ui or in layout; in a list of homes one searches as in all of them.',
    ),
    never(
      'editor-names-no-screen',
      { path: '^web/admin/editor/' },
      { path: '^web/admin/(screens|frame)/' },
      'The editor is written once, for any screen.',
    ),
    never(
      'screens-stand-alone',
      { path: '^web/admin/screens/([^/]+)[.]tsx?$' },
      { path: '^web/admin/screens/', pathNot: '^web/admin/screens/$1[.]' },
      'One file for each entry of the sidebar, readable by itself.',
    ),
    never(
      'nothing-needs-the-styleguide',
      { path: '^web/', pathNot: '^web/styleguide/' },
      { path: '^web/styleguide/' },
      'It shows the components; no visitor and no staff loads it.',
    ),
    never(
      'routes-are-the-top',
      { path: '^web/(ui|data|site|admin)/' },
      { path: '^web/(routes|entry-)' },
      'Pages are put together above them.',
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
    tsPreCompilationDeps: true, // a type is a need as well
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};

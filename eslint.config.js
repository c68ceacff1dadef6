import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing*.ts',
  '**/*-testing.ts',
  'web/testing/**',
  'e2e/**',
];

/** Exceptions, each for the module that encapsulates what the rule forbids elsewhere. */
const environment = {
  object: 'process',
  property: 'env',
  message: 'Settings are read in graphql-server/config.ts and handed over.',
};
const files = ['fs', 'node:fs', 'fs/promises', 'node:fs/promises'].map((name) => ({
  name,
  message:
    'Files are the business of pictures/, database/, demo/, backup/, observability/, process/ and build scripts.',
}));
const network = { name: 'fetch', message: 'The network is the business of web/data/.' };

export default defineConfig(
  globalIgnores([
    'dist/',
    'data/',
    'uploads/',
    // Generated (`npm run generate`).
    'schema/documents/',
    'schema/places.ts',
    'schema/possible-types.ts',
    '**/*.cjs',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // `{ id, ...rest }` leaves out a property.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/unbound-method': 'off', // services are objects of functions
      '@typescript-eslint/require-await': 'off', // Fastify detects plugins by their being async
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // GraphQL types are classes
      '@typescript-eslint/no-non-null-assertion': 'off', // clearer than an unreachable branch
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-globals': ['error', network],
      'no-restricted-imports': ['error', { paths: files }],
      'no-restricted-properties': ['error', environment],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // Tables that become cards on phones repeat the roles that `display` removes.
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row'], td: ['cell'], th: ['columnheader'] },
      ],
      // Scrollable regions are focusable.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ol'], roles: ['region', 'tabpanel'] }],
      // Events of child controls are handled where they bubble to.
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      'jsx-a11y/no-static-element-interactions': [
        'error',
        { handlers: ['onMouseDown', 'onMouseUp', 'onKeyDown'] },
      ],
      'jsx-a11y/click-events-have-key-events': 'off',
      // The login focuses its first field, and disabled links have no href.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'jsx-a11y/anchor-is-valid': ['error', { aspects: ['invalidHref', 'preferButton'] }],
    },
  },
  { files: ['graphql-server/config.ts', ...TESTS], rules: { 'no-restricted-properties': 'off' } },
  {
    files: [
      'graphql-server/{pictures,database,demo,backup}/**',
      'graphql-server/observability/disks.ts',
      'graphql-server/process/{folders,project-root,token-secret}.ts',
      '{bench,deploy,scripts}/**',
      '**/emit-*.ts',
      '*.ts',
      ...TESTS,
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['web/data/**', '{bench,deploy,scripts}/**', ...TESTS],
    rules: { 'no-restricted-globals': 'off' },
  },
  // Spec §7: a failed public call is logged to the console.
  { files: ['web/data/**'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: ['graphql-server/main.ts', 'graphql-server/cli/staff.ts', '{bench,deploy,scripts}/**', '*.ts'],
    rules: { 'no-console': 'off' }, // command-line programs
  },
);

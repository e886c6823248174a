import js from '@eslint/js';
import { createNodeResolver, flatConfigs, importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { effectRules } from './scripts/lint/effectRules.js';

/** Who may not import what, of our own folders (docs/architecture.md). */
const zone = (target, from, message, except = []) => ({ target, from, except, message });

const zones = [
  zone('./src', './server', 'the front end never imports the server'),
  zone('./server', './src', 'the server shares only the pure core and the words', [
    './resources',
    './i18n/messages',
    './i18n/types.ts',
    './i18n/interpolate.ts',
    './theme/tokens.ts',
  ]),
  zone('./server/database', './server', 'the database knows neither routes nor identity', ['./database']),
  zone('./src/resources', './src', 'the generator imports nothing but itself and words', [
    './resources',
    './theme/icons.tsx',
    './i18n/messages/fr',
  ]),
  zone('./src/dataProvider', './src', 'only the pure core and the environment', [
    './dataProvider',
    './resources',
    './environment',
  ]),
  zone('./src/authProvider', './src', 'only the pure core and the environment', [
    './authProvider',
    './resources',
    './environment',
  ]),
  zone('./src/custom-pages', './src', 'pages use the generator, not each other', [
    './custom-pages',
    './resources',
    './theme',
    './environment',
    './layout',
  ]),
  zone('./src/planning', './src/custom-pages', 'never each other'),
  zone('./src/custom-pages', './src/planning', 'never each other'),
];

const noBrowser = {
  group: ['react', 'react-*', 'ra-*', '@mui/*', '@emotion/*', '@tanstack/*'],
  message: 'pure code, shared with the server',
};
const noNode = { group: ['node:*', 'pg', 'fastify', '@fastify/*'], message: 'pure code, shared with the browser' };

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      'dist-server',
      'data',
      'test-results',
      'playwright-report',
      'screenshots',
      '.cache',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  flatConfigs.typescript,
  {
    plugins: { 'import-x': importX, 'react-hooks': hooks },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] })],
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-duplicates': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['log', 'error', 'warn'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/unified-signatures': 'off',
    },
  },
  {
    files: ['src/resources/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noBrowser, noNode] }] },
  },
  {
    // Declarations are pure data: the factories, and nothing that could run.
    files: ['src/resources/schemas/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noBrowser,
            noNode,
            {
              regex: '^\\.\\./(?!defineResource$|fields/[^/]+/kind$|types$|words$)',
              message: 'defineResource and field factories only',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/database/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['fastify', '@fastify/*', 'oidc-provider'], message: 'storage only' }] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error', 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  effectRules,
  // Playwright's fixtures must take an object pattern, even an empty one.
  { files: ['test/browser/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly' } },
  },
);

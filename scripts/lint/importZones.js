import { dirname, relative, resolve, sep } from 'node:path';
import { isBrowserFile, isPureFile, isTest } from './browserFiles.js';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files below `target` must not import from `from`, except below `except` (docs/architecture.md). */
const ZONES = [
  { target: 'src', from: 'server', message: 'the front end never imports the server' },
  {
    target: 'server',
    from: 'src',
    except: [
      'src/resources',
      'src/portal',
      'src/planning/core',
      'src/i18n/messages',
      'src/i18n/sameKeys',
      'src/i18n/interpolate',
      'src/theme/tokens',
    ],
    message: 'the server shares only the pure core and the words',
  },
  {
    target: 'server',
    unless: ['server/portal', 'server/portal.ts', 'server/main.ts'],
    from: 'server/portal',
    message: 'the server knows no product: what it serves is handed to it (server/product.ts)',
  },
  {
    target: 'server',
    unless: ['server/portal', 'server/portal.ts', 'server/identity/storage/profileExtents.ts'],
    from: 'src/resources/schemas',
    except: ['src/resources/schemas/flags'],
    message: 'the server knows no declaration of the portal: a role (registry/roles.ts) says which it is',
  },
  {
    target: 'server',
    unless: ['server/portal', 'server/portal.ts'],
    from: 'src/portal',
    message: 'the server knows no product: what it serves is handed to it (server/product.ts)',
  },
  { target: 'server', from: 'src/resources/views', message: 'screens are of the browser' },
  {
    target: 'server/database',
    from: 'server',
    except: ['server/database'],
    message: 'the database knows neither routes nor identity',
  },
  {
    target: 'src/resources',
    from: 'src',
    except: ['src/resources', 'src/theme/icons', 'src/i18n/messages/fr'],
    message: 'the generator imports nothing but itself and words',
  },
  {
    target: 'src/portal',
    from: 'src',
    except: ['src/portal', 'src/resources'],
    message: 'what browser and server know of the portal is pure, and stands on the generator alone',
  },
  {
    target: 'src/planning/core',
    from: 'src',
    except: ['src/planning/core', 'src/resources', 'src/i18n/messages/fr'],
    message: 'the pure half of planning knows no screens',
  },
  ...['dataProvider', 'authProvider'].map((name) => ({
    target: `src/${name}`,
    from: 'src',
    except: [`src/${name}`, 'src/resources', 'src/portal', 'src/environment'],
    message: 'only the pure core and the environment',
  })),
  {
    target: 'src/custom-pages',
    from: 'src',
    except: ['src/custom-pages', 'src/resources', 'src/portal', 'src/theme', 'src/environment', 'src/layout'],
    message: 'pages use the generator, and nothing else of the product',
  },
  { target: 'src/planning', from: 'src/custom-pages', message: 'never each other' },
  {
    target: 'src',
    // docs/decisions/0030-adapters.md gives the reason of each.
    unless: [
      'src/resources/views/GeneratorProvider.tsx',
      'src/resources/views/Needs.tsx',
      'src/resources/views/access/useOffers.ts',
      'src/resources/views/export/useExport.ts',
      'src/planning/source/usePlanSource.ts',
      'src/layout/inbox/useInbox.ts',
      'src/layout/palette/useRecordHits.ts',
      'src/layout/renderShell.fixture.tsx',
      'src/custom-pages/access/why/useWhy.ts',
      'src/custom-pages/changelogs/useNews.ts',
    ],
    from: 'src/resources/views/ExtensionsContext',
    message: 'a screen asks its adapter, useOffers or the plan source, and declares what it needs with Needs',
  },
];

/** All declarations of the portal, which tests of the generator use as samples. */
const DECLARATIONS = 'src/portal/declared';

/** Folders of the generator from the lowest layer up; each may import only those before it (docs/architecture.md). */
const FLOORS = [
  'common',
  'language',
  'fields',
  'registry',
  'records',
  'formula',
  'access',
  'changes',
  'protocol',
  'live',
  'routes',
  'check',
  'statistics',
  'pages',
  'exchange',
  'views',
];

/** Files of the generator that import the portal's declarations. */
const PLUGS =
  /^src\/resources\/(language\/resourceSchema|registry\/(rightName|roles)|routes\/(productRoute|routeRules)|statistics\/ownStatistic)$/;

/** Index of the layer of a path; -1 outside of the generator. */
const floorOf = (path) => FLOORS.indexOf(/^src\/resources\/(\w+)\//.exec(path)?.[1] ?? '');

const floors = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    // Views of fields belong to the top layer: they fetch records and translate validation errors.
    const own = isBrowserFile(file) ? FLOORS.length - 1 : floorOf(file);
    if (floorOf(file) < 0 || isTest(file)) return {};
    return everyImport((node, specifier) => {
      const path = importedPath(context.filename, specifier);
      if (path === undefined || !isBelow(path, 'src/resources')) return;
      if (floorOf(path) > own)
        context.report({ node, message: `${FLOORS[own]} stands below ${FLOORS[floorOf(path)]}` });
      if (isBelow(path, 'src/resources/schemas') && !PLUGS.test(file.replace(/\.ts$/, '')))
        context.report({ node, message: 'the generator knows no declaration of the portal' });
    });
  },
};

/** Allowed imports of declarations, which are pure data: factories and types only. */
const FACTORIES = /^\.\.\/(defineResource|fields\/[^/]+\/kind|language\/(addressing|resourceSchema|words))$/;

/** Allowed imports of the portal's routes and statistics: declarations, factories and their types. */
const FACTORIES_BELOW =
  /^\.\.\/(\w+|\.\.\/(definePage|pages\/pageRule|routes\/productRoute|statistics\/(statistic|hideSmall)|language\/words))$/;

const SCHEMAS = resolve(ROOT, 'src/resources/schemas');

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** Resolves a relative import to a path from the root, without extension. */
function importedPath(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  return relative(ROOT, resolve(dirname(file), specifier))
    .split(sep)
    .join('/')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** Calls `check` for every import and re-export, including types. */
const everyImport = (check) => {
  const source = (node) => node.source?.type === 'Literal' && check(node.source, node.source.value);
  return {
    ImportDeclaration: source,
    ExportNamedDeclaration: source,
    ExportAllDeclaration: source,
    ImportExpression: source,
    TSImportType: source,
  };
};

const zones = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const file = relative(ROOT, context.filename).split(sep).join('/');
    const held = ZONES.filter(
      ({ target, unless = [] }) => isBelow(file, target) && !unless.some((path) => isBelow(file, path)),
    );
    if (held.length === 0) return {};
    return everyImport((node, specifier) => {
      const path = importedPath(context.filename, specifier);
      if (path === undefined || (isTest(file) && path === DECLARATIONS)) return;
      for (const { from, except = [], message } of held)
        if (isBelow(path, from) && !except.some((folder) => isBelow(path, folder))) context.report({ node, message });
    });
  },
};

const factories = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const allowed = dirname(context.filename) === SCHEMAS ? FACTORIES : FACTORIES_BELOW;
    return everyImport((node, specifier) => {
      if (specifier.startsWith('../') && !allowed.test(specifier))
        context.report({ node, message: 'a declaration imports defineResource and factories of fields only' });
    });
  },
};

/** Packages that exist only in browsers, or only on servers. */
const OUTSIDE = [
  [/^(react|react-[^/]+|ra-[^/]+|@mui|@emotion|@tanstack)(\/|$)/, 'pure code, shared with the server'],
  [/^(node:|(pg|fastify|@fastify)(\/|$))/, 'pure code, shared with the browser'],
];

const pure = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    if (!isPureFile(relative(ROOT, context.filename).split(sep).join('/'))) return {};
    return everyImport((node, specifier) => {
      for (const [packages, message] of OUTSIDE) if (packages.test(specifier)) context.report({ node, message });
    });
  },
};

/** `.tsx` files must contain JSX. */
const jsx = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    if (!context.filename.endsWith('.tsx')) return {};
    let found = false;
    const find = () => {
      found = true;
    };
    return {
      JSXElement: find,
      JSXFragment: find,
      'Program:exit': (node) => {
        if (!found)
          context.report({ node, message: 'a file without JSX ends in .ts (a test that draws: .dom.test.ts)' });
      },
    };
  },
};

/** Rules on imports between folders, and on those of declarations. */
export default { meta: { name: 'imports' }, rules: { zones, floors, factories, pure, jsx } };

import { dirname, relative, resolve, sep } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Files below `target` import nothing below `from` but what is below `except` (docs/architecture.md). */
const ZONES = [
  { target: 'src', from: 'server', message: 'the front end never imports the server' },
  {
    target: 'server',
    from: 'src',
    except: ['src/resources', 'src/i18n/messages', 'src/i18n/types', 'src/i18n/interpolate', 'src/theme/tokens'],
    message: 'the server shares only the pure core and the words',
  },
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
  ...['dataProvider', 'authProvider'].map((name) => ({
    target: `src/${name}`,
    from: 'src',
    except: [`src/${name}`, 'src/resources', 'src/environment'],
    message: 'only the pure core and the environment',
  })),
  {
    target: 'src/custom-pages',
    from: 'src',
    except: ['src/custom-pages', 'src/resources', 'src/theme', 'src/environment', 'src/layout'],
    message: 'pages use the generator, and nothing else of the product',
  },
  { target: 'src/planning', from: 'src/custom-pages', message: 'never each other' },
];

/** What a declaration imports: it is pure data, of factories, and nothing in it could run. */
const FACTORIES = /^\.\.\/(defineResource|fields\/[^/]+\/kind|types|words)$/;

/** What routes and statistics of the portal import: declarations, and the types of what they say. */
const FACTORIES_BELOW = /^\.\.\/(\w+|\.\.\/(routes\/types|statistics\/(types|hideSmall)|words))$/;

const SCHEMAS = resolve(ROOT, 'src/resources/schemas');

const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The path of a relative import from the checkout's root, without its ending. */
function importedPath(file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  return relative(ROOT, resolve(dirname(file), specifier))
    .split(sep)
    .join('/')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** Calls `check` with every import and re-export of a file, of types too. */
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
    const held = ZONES.filter(({ target }) => isBelow(file, target));
    if (held.length === 0) return {};
    return everyImport((node, specifier) => {
      const path = importedPath(context.filename, specifier);
      if (path === undefined) return;
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

/** Which folders may import which, and what declarations may. */
export default { meta: { name: 'imports' }, rules: { zones, factories } };

import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../support/longRun';

const [, DECLARATION = ''] =
  /`src\/resources\/schemas\/vehicules\.ts`:\n\n```ts\n([^]*?)```/.exec(
    readFileSync('docs/adding-a-resource.md', 'utf8'),
  ) ?? [];

const ENTRY = "export * from './vehicules';\n";

/** A custom page, in the table of routes and in that of screens. */
const ROUTES = 'src/resources/schemas/routes/staff.ts';
const ROUTES_BEGIN = 'export const staffRoutes: readonly ProductRoute[] = [';
const ROUTE = `{
    path: '/parc',
    rule: { rights: ['VEHICULES:read', 'VEHICULES:admin'] },
    layout,
    title: ['Parc', 'Fleet', 'Fuhrpark', 'Frota'],
    content: ['Tous les véhicules.', 'All vehicles.', 'Alle Fahrzeuge.', 'Todos os veículos.'],
    menu: { group: 'equipe', order: 9, icon: 'vehicle' },
  },`;

/** Milliseconds; compilers and programs of a whole copy compete with the rest of the suite. */
const LONGEST = 240_000;

/** Build options for a Node.js program that leaves its packages in `node_modules`. */
const FOR_NODE = { platform: 'node', target: 'node20', packages: 'external' } as const;

/** The tests that cover a new resource: calls of the contract, operations, routes, screens, menu and translations. */
const TESTS = [
  'src/dataProvider/contract.test.ts',
  'test/contract/coverage.test.ts',
  'test/contract/cover.test.ts',
  'test/contract/actions.test.ts',
  'src/resources/routes',
  'src/resources/schemas',
  'src/resources/check',
  'src/resources/registry',
  'src/i18n',
  'src/layout/menu/menuOracle.test.ts',
  'src/authProvider/screenOracle.test.ts',
];

const SPEC = `import { Vehicules } from '../../src/resources/schemas/vehicules';
import { driveResources } from './generated/driveResources';

driveResources([Vehicules]);
`;

/** The copy runs on its own cluster, because no other database has its tables, and makes a whole build. */
const { SOCLE_TEST_CLUSTER: _cluster, NODE_ENV: _environment, VITEST: _vitest, ...ENVIRONMENT } = process.env;

describe('a newly declared resource', () => {
  let copy = '';
  let former = '';
  const programs: ChildProcess[] = [];

  /**
   * The output of Node in the copy, while other tests of this process go on. @throws {Error} with the output if it
   * fails
   */
  const run = async (...options: readonly string[]): Promise<string> => {
    const limits = { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, env: ENVIRONMENT } as const;
    try {
      const program = promisify(execFile)(process.execPath, options, limits);
      programs.push(program.child);
      return (await program).stdout;
    } catch (error) {
      // TypeScript prints errors on stdout.
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`${options.join(' ')}: ${stdout}${stderr}`, { cause: error });
    }
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'socle-copy-'));
    const parts = [
      'src',
      'server',
      'scripts',
      'test',
      'docs',
      'examples',
      'public',
      'index.html',
      'vite.config.ts',
      'vitest.config.ts',
      'playwright.config.ts',
      'package.json',
      'package-lock.json',
      'tsconfig',
      'tsconfig.json',
    ];
    for (const path of parts) {
      cpSync(path, join(copy, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    // The whole change is one new file and one line.
    former = readFileSync(join(copy, 'src/resources/schemas/index.ts'), 'utf8');
    writeFileSync(join(copy, 'src/resources/schemas/vehicules.ts'), DECLARATION);
    appendFileSync(join(copy, 'src/resources/schemas/index.ts'), ENTRY);
  }, LONGEST);

  afterAll(async () => {
    // A process outlives a test that timed out, and its writes would break the removal of the directory (ENOTEMPTY).
    for (const program of programs.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
      program.kill();
      await once(program, 'close');
    }
    rmSync(copy, { recursive: true, force: true });
  }, LONGEST);

  it(
    'is in the API, with its routes, fields and rights',
    async () => {
      // Bundled, as the server is: transforming each file of a new copy by itself takes ten times as long.
      const outfile = join(copy, 'openapi.mjs');
      const entryPoints = ['scripts/openapi.ts'];
      await build({ absWorkingDir: copy, entryPoints, outfile, bundle: true, format: 'esm', ...FOR_NODE });
      const printed = await run(outfile);
      const { paths } = JSON.parse(printed) as { paths: Record<string, Record<string, unknown>> };
      expect(Object.keys(paths['/api/Vehicules'] ?? {})).toEqual(expect.arrayContaining(['get', 'post']));
      expect(Object.keys(paths['/api/Vehicules/{id}'] ?? {})).toEqual(expect.arrayContaining(['get', 'put', 'delete']));
      expect(printed).toContain('miseEnCirculation');
      expect(printed).toContain('VEHICULES:create');
    },
    LONGEST,
  );

  it('needs only one line in an existing file', () => {
    expect(readFileSync(join(copy, 'src/resources/schemas/index.ts'), 'utf8')).toBe(former + ENTRY);
  });

  it.runIf(isLongRun())(
    'passes the existing tests, as does a custom page',
    async () => {
      const routes = readFileSync(join(copy, ROUTES), 'utf8');
      writeFileSync(join(copy, ROUTES), routes.replace(ROUTES_BEGIN, ROUTES_BEGIN + ROUTE));
      const vitest = join('node_modules', 'vitest', 'vitest.mjs');
      const projects = ['--project', 'unit', '--project', 'api'];
      await run(vitest, 'run', ...projects, '--maxWorkers', '1', '--reporter', 'dot', ...TESTS);
    },
    LONGEST,
  );

  // Builds and opens a browser: two minutes.
  it.runIf(isLongRun())(
    'works in a browser',
    async () => {
      writeFileSync(join(copy, 'test/browser/newResource.spec.ts'), SPEC);
      await run('scripts/build.mjs');
      const said = await run(join('node_modules', '@playwright/test/cli.js'), 'test', 'newResource', '--reporter=line');
      expect(said).toContain('1 passed');
    },
    3 * LONGEST,
  );

  it(
    'compiles',
    async () => {
      const project = join(copy, 'tsconfig', 'declared.json');
      const include = ['./platform.d.ts', '../src/resources/planning/*.d.ts', '../src/portal/declared.ts'];
      const compilerOptions = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false };
      writeFileSync(project, JSON.stringify({ extends: './base.json', compilerOptions, include }));
      await run(join('node_modules', 'typescript-7', 'bin', 'tsc'), '-p', project);
    },
    LONGEST,
  );
});

import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../support/longRun';

const DECLARATION = `import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { text } from '../fields/text/kind';
import { libelle } from './common';

export const Vehicules = defineResource({
  name: 'Vehicules',
  label: {
    one: ['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo'],
    many: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
  },
  icon: 'vehicle',
  rights: 'VEHICULES',
  menu: { group: 'referentiels' },
  fields: {
    immatriculation: text({
      label: ['Immatriculation', 'Number plate', 'Kennzeichen', 'Matrícula'],
      required: true,
      unique: true,
    }),
    libelle: libelle(),
    miseEnCirculation: date({ label: ['Mise en circulation', 'First registration', 'Erstzulassung', 'Primeira matrícula'] }),
  },
  representation: ['immatriculation', 'libelle'],
  search: ['immatriculation', 'libelle'],
  list: { columns: ['immatriculation', 'libelle', 'miseEnCirculation'], sort: { field: 'immatriculation', order: 'ASC' } },
});
`;

const ENTRY = "export * from './vehicules';\n";

/** A page of one's own, in the table of routes and in that of screens. */
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

/** Compilers and programs of a whole copy share the processors with the rest of the suite. */
const LONGEST = 240_000;

/** The tests that hold routes, screens and menu to the expected rights. */
const TESTS = ['src/resources/routes', 'src/layout/menu/menuOracle.test.ts', 'src/authProvider/screenOracle.test.ts'];

describe('a resource that did not exist yet', () => {
  let copy = '';
  /** The index of declarations, as it stood when the sources were copied. */
  let former = '';

  /** What Node prints in the copy. Other tests of this process go on meanwhile. @throws {Error} with what it said, where it fails */
  const run = async (...options: readonly string[]): Promise<string> => {
    const limits = { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    try {
      return (await promisify(execFile)(process.execPath, options, limits)).stdout;
    } catch (error) {
      // The compiler says on its standard output what is wrong.
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
      'vitest.config.ts',
      'package.json',
      'tsconfig',
      'tsconfig.json',
    ];
    for (const path of parts) {
      cpSync(path, join(copy, path), { recursive: true });
    }
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
    // The whole change: one new file and one line.
    former = readFileSync(join(copy, 'src/resources/schemas/index.ts'), 'utf8');
    writeFileSync(join(copy, 'src/resources/schemas/vehicules.ts'), DECLARATION);
    appendFileSync(join(copy, 'src/resources/schemas/index.ts'), ENTRY);
  }, LONGEST);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it(
    'is in the API, with its routes, its fields and its rights',
    async () => {
      const printed = await run('--import', 'tsx', 'scripts/openapi.ts');
      const { paths } = JSON.parse(printed) as { paths: Record<string, Record<string, unknown>> };
      expect(Object.keys(paths['/api/Vehicules'] ?? {})).toEqual(expect.arrayContaining(['get', 'post']));
      expect(Object.keys(paths['/api/Vehicules/{id}'] ?? {})).toEqual(expect.arrayContaining(['get', 'put', 'delete']));
      expect(printed).toContain('miseEnCirculation');
      expect(printed).toContain('VEHICULES:create');
    },
    LONGEST,
  );

  it('changes nothing but that line of what stood there', () => {
    expect(readFileSync(join(copy, 'src/resources/schemas/index.ts'), 'utf8')).toBe(former + ENTRY);
  });

  // A suite of its own: half a minute.
  it.runIf(isLongRun())(
    'passes the tests of rights as they are, and so does a page of one’s own',
    async () => {
      const routes = readFileSync(join(copy, ROUTES), 'utf8');
      writeFileSync(join(copy, ROUTES), routes.replace(ROUTES_BEGIN, ROUTES_BEGIN + ROUTE));
      const vitest = join('node_modules', 'vitest', 'vitest.mjs');
      await run(vitest, 'run', '--project', 'unit', '--maxWorkers', '1', '--reporter', 'dot', ...TESTS);
    },
    LONGEST,
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { openApiServer } from '../apiServer';
import type { Scope } from '../cover/scope';
import { isLongRun } from '../longRun';
import { addressingCases } from './addressingCases';
import type { Case } from './cases';
import { changingCases } from './changingCases';
import { creatingCases } from './creatingCases';
import { fileCases } from './fileCases';
import { distinctCases } from './distinctCases';
import { filterCases } from './filterCases';
import { ForeignTenant } from './foreign';
import { listCases } from './listCases';
import { openedCase } from './openedCases';
import { makePeople, type People } from './people';
import { readingCases } from './readingCases';
import { rightCases } from './rightCases';
import { scopeCases } from './scopeCases';
import { Subject } from './subject';
import type { Surroundings } from './surroundings';
import { World } from './world';

const casesOf = (schema: ResourceSchema, surroundings: Surroundings): readonly Case[] => [
  ...readingCases(schema),
  ...listCases(schema),
  ...filterCases(schema),
  ...addressingCases(schema),
  ...creatingCases(schema),
  ...changingCases(schema),
  ...fileCases(schema),
  ...rightCases(schema, surroundings),
  ...scopeCases(schema, surroundings),
];

/** One account sends all requests within a minute, so the rate limit is raised. */
const UNHURRIED = { REQUESTS_PER_MINUTE: '1000000' };

/** Unwraps a value that only exists once the tests run. */
function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it is made before the tests run');
  return value;
}

/** Tests collections against the real server and database, from their declarations alone. */
export function testCollections(registry: Registry, { full, opened }: Scope): void {
  let world: World | undefined;
  let people: People | undefined;
  let foreign: ForeignTenant | undefined;
  const surroundings: Surroundings = {
    registry,
    // The long run does not rely on other tests.
    areRefusalsProved: opened.length > 0,
    people: {
      get nobody() {
        return required(people).nobody;
      },
      lacking: (rights, run) => required(people).lacking(rights, run),
      holding: (rights, run) => required(people).holding(rights, run),
    },
    foreign: { recordOf: (schema) => required(foreign).recordOf(schema) },
  };
  const ran = new Map<string, number>();

  beforeAll(async () => {
    world = new World(await openApiServer(registry, UNHURRIED), registry);
    people = await makePeople(world);
    foreign = await ForeignTenant.open(registry);
  });

  afterAll(() => {
    const cases = [...ran.values()].reduce((sum, count) => sum + count, 0);
    const all = full.length + opened.length;
    console.log(`generated: ${full.length} of ${all} resources in full, ${cases.toLocaleString('en')} cases`);
  });

  const distinct = distinctCases(isLongRun());
  const tested = [
    ...full.map((schema) => ({ schema, cases: distinct(casesOf(schema, surroundings)) })),
    ...opened.map((schema) => ({ schema, cases: [openedCase(schema)] })),
  ];

  describe.each(tested.map(({ schema, cases }) => [schema.name, schema, cases] as const))(
    '%s',
    (name, schema, cases) => {
      let subject: Subject | undefined;

      beforeAll(async () => {
        subject = await Subject.prepare(required(world), schema);
      });

      it.each(cases.map((one) => [one.name, one] as const))('%s', async (_title, { run }) => {
        await run(required(subject));
        ran.set(name, (ran.get(name) ?? 0) + 1);
      });
    },
  );

  it('leaves no resource without a case', () => {
    expect(tested.map(({ schema: { name } }) => name).filter((name) => !ran.has(name))).toEqual([]);
  });
}

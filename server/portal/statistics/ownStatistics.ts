import * as z from 'zod';
import type { Registry } from '../../../src/resources/registry/registry';
import { parametres } from '../../../src/resources/schemas/systeme';
import { checkStatistic, statisticProblemLine } from '../../../src/resources/statistics/checkStatistics';
import { suggest } from '../../../src/resources/check/report';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { composeStatistic, type OwnStatistic } from '../../../src/resources/statistics/ownStatistic';
import type { Statistic, StatisticsScreen } from '../../../src/resources/statistics/statistic';
import { conditionSchema } from '../../http/query/filterReader';
import type { Tenant } from '../../tenants';

const text = z.string().min(1).max(400);
const name = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/);
const words = z.tuple([text, text, text, text]);
const field = z.string().min(1).max(80);

const step = z.union([
  z.strictObject({ above: z.literal(true) }),
  z.strictObject({ reference: field }),
  z.strictObject({ resource: text, by: field }),
]);

const label = { label: words };
const measure = z.union([
  z.strictObject({ ...label, kind: z.literal('count') }),
  z.strictObject({
    ...label,
    kind: z.enum(['sum', 'average', 'median']),
    field,
    unit: z.enum(['hours', 'euros']).optional(),
  }),
  z.strictObject({ ...label, kind: z.literal('share'), where: conditionSchema }),
  z.strictObject({
    ...label,
    kind: z.literal('duration'),
    from: field,
    to: field,
    of: z.enum(['sum', 'average', 'median']),
    unit: z.enum(['days', 'hours']),
  }),
]);

const statistic = z.strictObject({
  name: text,
  label: words,
  help: words,
  resource: text,
  items: field.optional(),
  where: conditionSchema.optional(),
  when: z.union([z.strictObject({ in: field }), z.strictObject({ from: field, to: field })]).optional(),
  people: z.literal(true).optional(),
  measures: z.record(name, measure),
  dimensions: z.record(
    name,
    z.strictObject({ label: words.optional(), field, through: z.array(step).max(4).optional() }),
  ),
  charts: z
    .array(
      z.strictObject({
        label: words,
        as: z.enum(['bar', 'line', 'pie', 'figures']),
        by: name.optional(),
        split: name.optional(),
        measures: z.array(name).min(1).max(6),
      }),
    )
    .max(12),
});

/** The format that the page's form writes (`OwnStatistic`). */
const chosenStatistic = z.strictObject({
  base: text,
  title: text.optional(),
  help: text.optional(),
  measures: z.array(name).min(1).max(12),
  dimensions: z.array(name).max(12),
  where: conditionSchema.optional(),
});

const declarations = z
  .array(z.union([chosenStatistic, statistic]))
  .min(1)
  .max(12);

/** The statistics that a setting declares, or why it is invalid. */
export type OwnStatistics = { readonly statistics: readonly Statistic[] } | { readonly problem: string };

const programStatistics = statisticsScreens.flatMap(({ statistics }) => statistics);

/** Checks that the chosen statistic, measures and dimensions exist. */
function wrongChoice({ base, measures, dimensions }: OwnStatistic): string | undefined {
  const found = programStatistics.find((one) => one.name === base);
  if (!found)
    return `T002 '${base}' is no statistic${suggest(
      base,
      programStatistics.map((one) => one.name),
    )}`;
  const unknown = (names: readonly string[], among: object) => names.find((one) => !Object.hasOwn(among, one));
  const measure = unknown(measures, found.measures);
  if (measure !== undefined) return `T006 '${measure}' is no measure${suggest(measure, Object.keys(found.measures))}`;
  const dimension = unknown(dimensions, found.dimensions);
  if (dimension !== undefined)
    return `T006 '${dimension}' is no dimension${suggest(dimension, Object.keys(found.dimensions))}`;
  return undefined;
}

/** Builds the statistic of a choice, named after its position. @throws {Error} if the base does not exist */
function madeFrom(schemas: Pick<Registry, 'schemas'>, own: OwnStatistic, index: number): Statistic {
  const base = programStatistics.find((one) => one.name === own.base);
  if (!base) throw new Error(`'${own.base}' is no statistic`);
  return composeStatistic(schemas, base, own, `propre-${index + 1}`);
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads an organisation's own statistics, and applies the checks of built-in ones. */
export function readOwnStatistics(
  value: string,
  { schemas }: Pick<Registry, 'schemas'>,
  taken: readonly string[],
): OwnStatistics {
  const read = declarations.safeParse(parsed(value));
  if (!read.success) {
    const [first] = read.error.issues;
    return { problem: `${first?.path.join('.') || 'JSON'}: ${first?.message ?? ''}` };
  }
  const chosen = read.data.flatMap((one) => ('base' in one ? [one as OwnStatistic] : []));
  const choice = chosen.map(wrongChoice).find((one) => one !== undefined);
  if (choice !== undefined) return { problem: choice };
  const statistics = read.data.map((one, index) =>
    'base' in one ? madeFrom({ schemas }, one as OwnStatistic, index) : (one as unknown as Statistic),
  );
  const names = statistics.map((one) => one.name);
  const twice = names.find((one, at) => names.indexOf(one) !== at || taken.includes(one));
  if (twice !== undefined) return { problem: `T001 ${twice}: another statistic has this name` };
  const [wrong] = statistics.flatMap((one) => checkStatistic(one, schemas));
  return wrong ? { problem: statisticProblemLine(wrong) } : { statistics };
}

export const namesBeside = ({ path }: StatisticsScreen): readonly string[] =>
  statisticsScreens.flatMap((other) => (other.path === path ? [] : other.statistics.map((one) => one.name)));

/** The page with the tenant's own statistics, or the built-in ones if the setting is missing or invalid. */
export async function ownScreen({ store }: Pick<Tenant, 'store'>, registry: Registry, screen: StatisticsScreen) {
  const setting = screen.setting === undefined ? undefined : await store.findBy(parametres, 'nom', screen.setting);
  const value = String(setting?.values['valeur'] ?? '').trim();
  if (value === '') return screen;
  const own = readOwnStatistics(value, registry, namesBeside(screen));
  if ('problem' in own) return screen;
  const isThere = (filter: string) => own.statistics.some(({ dimensions }) => Object.hasOwn(dimensions, filter));
  return {
    ...screen,
    help: screen.ownHelp ?? screen.help,
    filters: screen.filters.filter(isThere),
    statistics: own.statistics,
  };
}

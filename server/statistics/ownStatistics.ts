import * as z from 'zod';
import type { Registry } from '../../src/resources/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { checkStatistic, statisticProblemLine } from '../../src/resources/statistics/checkStatistics';
import { statisticsScreens } from '../../src/resources/statistics/declared';
import type { Statistic, StatisticsScreen } from '../../src/resources/statistics/types';
import { conditionSchema } from '../http/query/filterReader';
import type { Tenant } from '../tenants';

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

const declarations = z.array(statistic).min(1).max(12);

/** What a setting declares, or why it declares nothing. */
export type OwnStatistics = { readonly statistics: readonly Statistic[] } | { readonly problem: string };

function parsed(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the statistics that an organisation declares, and checks them as those of the program are checked. */
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
  const statistics = read.data as unknown as readonly Statistic[];
  const names = statistics.map((one) => one.name);
  const twice = names.find((one, at) => names.indexOf(one) !== at || taken.includes(one));
  if (twice !== undefined) return { problem: `T001 ${twice}: another statistic has this name` };
  const [wrong] = statistics.flatMap((one) => checkStatistic(one, schemas));
  return wrong ? { problem: statisticProblemLine(wrong) } : { statistics };
}

/** The names that statistics of other pages have. */
export const namesBeside = ({ path }: StatisticsScreen): readonly string[] =>
  statisticsScreens.flatMap((other) => (other.path === path ? [] : other.statistics.map((one) => one.name)));

/** A page as the tenant's setting declares it; as the program does where there is no setting, or a wrong one. */
export async function ownScreen({ store }: Pick<Tenant, 'store'>, registry: Registry, screen: StatisticsScreen) {
  const setting = screen.setting === undefined ? undefined : await store.findBy(parametres, 'nom', screen.setting);
  const value = String(setting?.values['valeur'] ?? '').trim();
  if (value === '') return screen;
  const own = readOwnStatistics(value, registry, namesBeside(screen));
  if ('problem' in own) return screen;
  const isThere = (filter: string) => own.statistics.some(({ dimensions }) => Object.hasOwn(dimensions, filter));
  return { ...screen, filters: screen.filters.filter(isThere), statistics: own.statistics };
}

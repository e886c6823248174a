import { checkCondition } from '../check/conditions';
import { suggest } from '../check/report';
import { fieldsIn, type Condition } from '../language/condition';
import { isKindName, kindOf } from '../fields/kinds';
import { conditionAt } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { isResolved, resolvePlace, type ResolvedPlace } from './places';
import type { StatisticCode, StatisticProblem } from './statisticCodes';
import { ABOVE, type Measure, type Place, type Statistic, type StatisticsScreen } from './statistic';

type Finding = Omit<StatisticProblem, 'of'>;
type Schemas = readonly ResourceSchema[];

const finding = (code: StatisticCode, message: string): Finding => ({ code, message });

const columnOf = ({ spec }: ResolvedPlace): string =>
  spec && isKindName(spec.kind) ? kindOf(spec).column(spec) : 'bigint';

const DATES = ['date', 'timestamptz'];
const isNumber = (place: ResolvedPlace): boolean =>
  place.target === undefined && /^(integer|bigint|numeric)/.test(columnOf(place)) && !columnOf(place).endsWith('[]');
const makesGroups = (place: ResolvedPlace): boolean =>
  place.target !== undefined || /^(text|boolean|integer|bigint|date|timestamptz|numeric\(.*\))$/.test(columnOf(place));

function placeAt(schemas: Schemas, schema: ResourceSchema, place: Place): ResolvedPlace | Finding {
  const found = resolvePlace({ schemas }, schema, place);
  if (isResolved(found)) return found;
  return finding('T003', `'${found.unknown}' is not a field${suggest(found.unknown, found.known)}`);
}

function checkPlace(
  schemas: Schemas,
  schema: ResourceSchema,
  place: Place,
  { code, what, isRight }: { code: StatisticCode; what: string; isRight: (place: ResolvedPlace) => boolean },
): Finding[] {
  const found = placeAt(schemas, schema, place);
  if ('code' in found) return [found];
  return isRight(found) ? [] : [finding(code, `${what} '${place.field}'`)];
}

const checkWhere = (where: Condition | undefined, { fields }: ResourceSchema): Finding[] =>
  where ? checkCondition(conditionAt(where, new Date()), fields).map(({ message }) => finding('T008', message)) : [];

function checkMeasure(schemas: Schemas, schema: ResourceSchema, measure: Measure): Finding[] {
  if (measure.kind === 'count') return [];
  if (measure.kind === 'share') return checkWhere(measure.where, schema);
  if (measure.kind !== 'duration')
    return checkPlace(schemas, schema, measure, { code: 'T004', what: 'it computes with', isRight: isNumber });
  const isDate = (place: ResolvedPlace) => DATES.includes(columnOf(place));
  const ends = [measure.from, measure.to].map((field) => placeAt(schemas, schema, { field }));
  const [from, to] = ends;
  const unknown = ends.filter((end): end is Finding => 'code' in end);
  if (unknown.length > 0 || !from || !to || 'code' in from || 'code' in to) return unknown;
  const areComparable = isDate(from) && columnOf(from) === columnOf(to);
  return areComparable ? [] : [finding('T004', `there is no duration from '${measure.from}' to '${measure.to}'`)];
}

function checkCharts({ charts, measures, dimensions }: Statistic): Finding[] {
  return charts.flatMap(({ as, by, split, measures: shown }) => [
    ...(shown.length === 0 ? [finding('T006', 'a chart shows no measure')] : []),
    ...shown
      .filter((name) => !Object.hasOwn(measures, name))
      .map((name) =>
        finding('T006', `a chart shows '${name}', which is no measure${suggest(name, Object.keys(measures))}`),
      ),
    ...[by, split]
      .filter((name) => name !== undefined && !Object.hasOwn(dimensions, name))
      .map((name = '') =>
        finding('T006', `a chart is by '${name}', which is no dimension${suggest(name, Object.keys(dimensions))}`),
      ),
    ...((as === 'figures') === (by !== undefined)
      ? [finding('T006', `'${as}' is drawn ${by === undefined ? 'by nothing' : `by '${by}'`}`)]
      : []),
  ]);
}

function findingsOf(statistic: Statistic, schemas: Schemas): Finding[] {
  const { name, resource, items, when, where, measures, dimensions } = statistic;
  const named = /^[a-z][a-z0-9-]{0,59}$/.test(name) ? [] : [finding('T001', `'${name}' is no segment of an address`)];
  const schema = schemas.find((one) => one.name === resource);
  if (!schema || schema.computed || schema.view || schema.internal || schema.ownedBy !== undefined) {
    const known = schemas.map((one) => one.name);
    return [
      ...named,
      finding('T002', `'${resource}' has no records to count${schema ? '' : suggest(resource, known)}`),
    ];
  }
  const isDate = (place: ResolvedPlace) => DATES.includes(columnOf(place)) && place.items === undefined;
  const days = when ? ('in' in when ? [when.in] : [when.from, when.to]) : [];
  const list = items === undefined ? undefined : schema.fields[items];
  const isList = items === undefined || list?.kind === 'embeddedList';
  const isOutside = ({ field }: Place) => field !== ABOVE && field.includes('.') && field.split('.')[0] !== items;
  const places = [
    ...Object.values(dimensions),
    ...Object.values(measures).flatMap((one) => ('field' in one ? [one] : [])),
  ];
  return [
    ...named,
    ...(isList ? [] : [finding('T007', `'${items}' is no embedded list`)]),
    ...places.filter(isOutside).map(({ field }) => finding('T007', `'${field}' is of items that are not counted`)),
    ...checkWhere(where, schema),
    ...days.flatMap((field) =>
      checkPlace(schemas, schema, { field }, { code: 'T004', what: 'no day is in', isRight: isDate }),
    ),
    ...Object.values(measures).flatMap((measure) => checkMeasure(schemas, schema, measure)),
    ...Object.values(dimensions).flatMap((dimension) =>
      checkPlace(schemas, schema, dimension, { code: 'T005', what: 'there are no groups by', isRight: makesGroups }),
    ),
    ...checkCharts(statistic),
  ];
}

export const checkStatistic = (statistic: Statistic, schemas: Schemas): StatisticProblem[] =>
  findingsOf(statistic, schemas).map((one) => ({ ...one, of: statistic.name }));

function ownFields({ when, where, measures, dimensions }: Statistic): readonly string[] {
  const days = when ? ('in' in when ? [when.in] : [when.from, when.to]) : [];
  const ofMeasures = Object.values(measures).flatMap((measure) => {
    if (measure.kind === 'count') return [];
    if (measure.kind === 'share') return fieldsIn(measure.where);
    return measure.kind === 'duration' ? [measure.from, measure.to] : [measure.field];
  });
  const ofDimensions = Object.values(dimensions).map(({ field, through: [first] = [] }) => {
    if (!first) return field;
    return 'reference' in first ? first.reference : ABOVE;
  });
  return [...new Set([...days, ...(where ? fieldsIn(where) : []), ...ofMeasures, ...ofDimensions])];
}

/** The product's statistics need an index (`counted`) with all their fields; for items, with the date only. */
export function checkIndexes(statistic: Statistic, schemas: Schemas): Finding[] {
  const schema = schemas.find(({ name }) => name === statistic.resource);
  if (!schema || !statistic.when) return [];
  const first = 'in' in statistic.when ? statistic.when.in : statistic.when.from;
  const index = schema.counted.find(([field]) => field === first) ?? [];
  const needed = statistic.items === undefined ? ownFields(statistic) : [first];
  return needed
    .filter((field) => field !== ABOVE && !index.includes(field))
    .map((field) => finding('T010', `no index holds '${field}' beside '${first}' (counted)`));
}

export function checkScreens(screens: readonly StatisticsScreen[], schemas: Schemas): StatisticProblem[] {
  const names = screens.flatMap(({ statistics }) => statistics.map(({ name }) => name));
  const repeated = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  return [
    ...repeated.map((of): StatisticProblem => ({ code: 'T001', of, message: 'another statistic has this name' })),
    ...screens.flatMap(({ path, filters, statistics }) =>
      filters
        .filter((name) => !statistics.some(({ dimensions }) => Object.hasOwn(dimensions, name)))
        .map((name): StatisticProblem => ({
          code: 'T009',
          of: path,
          message: `no statistic has the dimension '${name}'`,
        })),
    ),
    ...screens.flatMap(({ statistics }) =>
      statistics.flatMap((one) => [
        ...checkStatistic(one, schemas),
        ...checkIndexes(one, schemas).map((found) => ({ ...found, of: one.name })),
      ]),
    ),
  ];
}

/** One line: `T003 adherents: 'effectiv' is not a field; did you mean 'effectif'?` */
export const statisticProblemLine = ({ code, of, message }: StatisticProblem): string => `${code} ${of}: ${message}`;

/** Refuses wrong declarations at start. @throws {Error} with one line per problem */
export function assertStatistics(screens: readonly StatisticsScreen[], schemas: Schemas): void {
  const problems = checkScreens(screens, schemas);
  if (problems.length > 0) throw new Error(problems.map(statisticProblemLine).join('\n'));
}

import { readingExtentOf, rolesOf, withinRights, type Extent, type LimitedGrants, type Reach } from '../access/extent';
import { readsEveryRow } from '../access/rowAccess';
import { closedFields, readsWhole } from '../access/openFields';
import { fieldsIn } from '../language/condition';
import { readsPrivate } from '../access/privacy';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { isResolved, resolvePlace } from './places';
import { ABOVE, type Dimension, type Measure, type Statistic, type PathStep } from './statistic';

/** Reach of the reader's access to a list and its names. */
function listedReach(registry: Registry, schema: ResourceSchema, held: LimitedGrants): Reach {
  const { ownedBy, audience, participants } = schema;
  if (ownedBy !== undefined || audience !== undefined) return 'nowhere';
  const reach = readingExtentOf(schema, registry, held);
  // Access to these children depends on the parent record, so the list as a whole is closed.
  return typeof reach === 'object' && participants && !participants.fields ? 'nowhere' : reach;
}

/** As `listedReach`, if the reader sees all fields. */
const wholeReach = (registry: Registry, schema: ResourceSchema, held: LimitedGrants): Reach =>
  readsWhole(schema, held.grants) && readsPrivate(schema, held.grants)
    ? listedReach(registry, schema, held)
    : 'nowhere';

/** True if an extent is contained in another. */
function covers(outer: Extent, inner: Extent): boolean {
  const some = [...outer.whole, ...outer.general];
  return (
    inner.whole.every((id) => outer.whole.includes(id)) &&
    inner.general.every((id) => some.includes(id)) &&
    inner.sites.every((id) => outer.sites.includes(id)) &&
    inner.passages.every((id) => outer.passages.includes(id) || some.includes(id))
  );
}

/** True if the field names the record's company or site. */
const saysWhose = (registry: Registry, schema: ResourceSchema, field: string): boolean =>
  field === ABOVE || Object.values(rolesOf(schema, registry)).includes(field);

const fieldOf = (step: PathStep): string | undefined =>
  'above' in step ? ABOVE : 'reference' in step ? step.reference : undefined;

/**
 * True if the reader may see a dimension's values and names. With limited rights, it must lead from the
 * record to its own company, within the reach of the count.
 */
function maySee(registry: Registry, statistic: Statistic, dimension: Dimension, held: LimitedGrants): boolean {
  const counted = registry.get(statistic.resource);
  const place = resolvePlace(registry, counted, dimension);
  if (!isResolved(place)) return false;
  const { through = [] } = dimension;
  const isClosed = (from: ResourceSchema, field: string | undefined) =>
    field !== undefined && closedFields(from, held.grants).includes(field.split('.')[0] ?? '');
  if (isClosed(place.schema, place.items ?? place.field)) return false;
  if (through.some((step, at) => isClosed(place.on[at - 1] ?? counted, fieldOf(step)))) return false;
  const countedReach = wholeReach(registry, counted, held);
  const isOpen = (reach: Reach, from: ResourceSchema, field: string | undefined): boolean =>
    reach === 'everywhere' ||
    (typeof reach === 'object' &&
      typeof countedReach === 'object' &&
      field !== undefined &&
      saysWhose(registry, from, field) &&
      covers(reach, countedReach));
  const arePassed = through.every((step, at) => {
    const [from = counted, to] = [place.on[at - 1], place.on[at]];
    return (
      to !== undefined &&
      readsEveryRow(to, registry, held.grants) &&
      isOpen(wholeReach(registry, to, held), from, fieldOf(step))
    );
  });
  if (!arePassed || place.target === undefined) return arePassed;
  const target = registry.get(place.target);
  return (
    readsEveryRow(target, registry, held.grants) &&
    isOpen(listedReach(registry, target, held), place.schema, place.field)
  );
}

function fieldsOfMeasure(measure: Measure): readonly string[] {
  if (measure.kind === 'count') return [];
  if (measure.kind === 'share') return fieldsIn(measure.where);
  return measure.kind === 'duration' ? [measure.from, measure.to] : [measure.field];
}

/** Fields of the counted records that every figure depends on. */
const countedFields = ({ items, where, when, measures }: Statistic): readonly string[] => [
  ...(items === undefined ? [] : [items]),
  ...(where ? fieldsIn(where) : []),
  ...(when ? Object.values(when) : []),
  ...Object.values(measures).flatMap(fieldsOfMeasure),
];

/**
 * The statistic without dimensions closed to the reader; undefined if all of it is.
 *
 * @param rights one of which opens the page; undefined for an open page
 */
export function permittedStatistic(
  registry: Registry,
  statistic: Statistic,
  held: LimitedGrants,
  rights?: readonly string[],
): Statistic | undefined {
  const schema = registry.get(statistic.resource);
  if (wholeReach(registry, schema, held) === 'nowhere') return undefined;
  const closed = closedFields(schema, held.grants);
  if (countedFields(statistic).some((field) => closed.includes(field.split('.')[0] ?? ''))) return undefined;
  if (rights && withinRights(schema, registry, rights, held) === 'nowhere') return undefined;
  const dimensions = Object.fromEntries(
    Object.entries(statistic.dimensions).filter(([, dimension]) => maySee(registry, statistic, dimension, held)),
  );
  const isThere = (name: string | undefined) => name === undefined || Object.hasOwn(dimensions, name);
  return {
    ...statistic,
    dimensions,
    charts: statistic.charts.filter(({ by, split }) => isThere(by) && isThere(split)),
  };
}

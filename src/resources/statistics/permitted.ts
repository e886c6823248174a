import { readingExtentOf, rolesOf, withinRights, type Extent, type LimitedGrants, type Reach } from '../access/extent';
import { readsEveryRow } from '../access/rowAccess';
import { closedFields, readsWhole } from '../access/openFields';
import { fieldsIn } from '../language/condition';
import { readsPrivate } from '../access/privacy';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { isResolved, resolvePlace } from './places';
import { ABOVE, type Dimension, type Measure, type Statistic, type PathStep } from './statistic';

/** How far a reader lists the records of a resource, and their names. */
function listedReach(registry: Registry, schema: ResourceSchema, held: LimitedGrants): Reach {
  const { ownedBy, audience, participants } = schema;
  if (ownedBy !== undefined || audience !== undefined) return 'nowhere';
  const reach = readingExtentOf(schema, registry, held);
  // Only the record above says whom what hangs below concerns, and how far its reader may.
  return typeof reach === 'object' && participants && !participants.fields ? 'nowhere' : reach;
}

/** The same, as far as they read all of each record. */
const wholeReach = (registry: Registry, schema: ResourceSchema, held: LimitedGrants): Reach =>
  readsWhole(schema, held.grants) && readsPrivate(schema, held.grants)
    ? listedReach(registry, schema, held)
    : 'nowhere';

/** Whether everything within an extent is within another one. */
function covers(outer: Extent, inner: Extent): boolean {
  const some = [...outer.whole, ...outer.general];
  return (
    inner.whole.every((id) => outer.whole.includes(id)) &&
    inner.general.every((id) => some.includes(id)) &&
    inner.sites.every((id) => outer.sites.includes(id)) &&
    inner.passages.every((id) => outer.passages.includes(id) || some.includes(id))
  );
}

/** Whether a field says which company, or which site of it, a record is of. */
const saysWhose = (registry: Registry, schema: ResourceSchema, field: string): boolean =>
  field === ABOVE || Object.values(rolesOf(schema, registry)).includes(field);

const fieldOf = (step: PathStep): string | undefined =>
  'above' in step ? ABOVE : 'reference' in step ? step.reference : undefined;

/**
 * Whether they may see what a dimension leads to, and the names of its values. Where only some companies are theirs, the
 * dimension leads from a record to its own company and nowhere else, and as far as records are counted.
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

/** The fields that a figure is computed from. */
function fieldsOfMeasure(measure: Measure): readonly string[] {
  if (measure.kind === 'count') return [];
  if (measure.kind === 'share') return fieldsIn(measure.where);
  return measure.kind === 'duration' ? [measure.from, measure.to] : [measure.field];
}

/** The fields of what is counted that every figure of a statistic tells of. */
const countedFields = ({ items, where, when, measures }: Statistic): readonly string[] => [
  ...(items === undefined ? [] : [items]),
  ...(where ? fieldsIn(where) : []),
  ...(when ? Object.values(when) : []),
  ...Object.values(measures).flatMap(fieldsOfMeasure),
];

/**
 * A statistic as far as a reader may see it: without the dimensions that would tell what they may not read.
 *
 * @param rights those of which one opens its page; undefined: the page is open
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

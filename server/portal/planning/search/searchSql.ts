import { LONGEST_SLOT } from '../../../../src/planning/core/checks/shape';
import { instantOf } from '../../../../src/resources/fields/shared/zone';
import { Entreprises } from '../../../../src/resources/schemas/entreprises';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { CONTAINS_PATTERN } from '../../../database/migration/sharedFunctions';
import { storedWordsOf } from '../../../database/listing/search';
import { join, quoted, raw, sql, type Sql } from '../../../database/sql';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import { tableIn } from '../../../database/tables/tableAt';
import type { PlanReader } from '../planningRights';
import { inExtent } from './inExtent';
import type { ReadSearch } from './searchBody';

type Filters = Omit<ReadSearch, 'pageNumber' | 'pageSize' | 'orderBy' | 'orderByDescending'>;

const iso = (instant: number): string => new Date(instant).toISOString();

/** The months of a year as instants, from the first day in Paris up to but not with the first one after them. */
function monthsOf({ annee, moisDebut = 1, moisFin = 12 }: Filters): readonly [string, string] | undefined {
  if (annee === undefined) return undefined;
  return [iso(instantOf(Date.UTC(annee, moisDebut - 1, 1))), iso(instantOf(Date.UTC(annee, moisFin, 1)))];
}

/** The slots that share any time with a stretch. No slot is longer than `LONGEST_SLOT`: an index on the start finds them. */
const between = (start: string | undefined, end: string | undefined): readonly Sql[] => [
  ...(start === undefined
    ? []
    : [sql`t.fin > ${start}::timestamptz`, sql`t.debut > ${iso(Date.parse(start) - LONGEST_SLOT)}::timestamptz`]),
  ...(end === undefined ? [] : [sql`t.debut < ${end}::timestamptz`]),
];

const one = (id: number | undefined): readonly number[] | undefined => (id === undefined ? undefined : [id]);

/** Slots of these people, and those for everybody, which are in each one's plan. */
const ofPeople = (ids: readonly number[] | undefined): readonly Sql[] =>
  ids === undefined
    ? []
    : [sql`(t."salarieId" = any(${ids}::bigint[]) or (t."isForSystem" and t."salarieId" is null))`];

/** The slots that there are for a reader: all, or their own with those for everybody, and those of their companies. */
function readable({ only, within, readsOwn }: PlanReader): readonly Sql[] {
  if (only === undefined) return [];
  const ways = [...(within ? [inExtent(within)] : []), ...(readsOwn ? ofPeople([only]) : [])];
  return [ways.length > 0 ? sql`(${join(ways, ' or ')})` : raw('false')];
}

const among = (column: Sql, ids: readonly number[] | undefined): readonly Sql[] =>
  ids === undefined ? [] : [sql`${column} = any(${ids}::bigint[])`];

/** Every word anywhere in the text, or in the names of the person or the company that the reader may read. */
function matching(schema: string, search: string | undefined, { readsNamesOf }: PlanReader): readonly Sql[] {
  const pattern = raw(CONTAINS_PATTERN);
  return storedWordsOf(search).map((word) => {
    const through = (column: 'salarieId' | 'entrepriseId', resource: ResourceSchema) =>
      readsNamesOf(resource)
        ? [
            sql`t.${raw(quoted(column))} in (
              select o.id from ${tableIn(schema, resource)} o where o._search like ${pattern}(${word}))`,
          ]
        : [];
    const ways = [
      sql`t._search like ${pattern}(${word})`,
      ...through('salarieId', Utilisateurs),
      ...through('entrepriseId', Entreprises),
    ];
    return sql`(${join(ways, ' or ')})`;
  });
}

/**
 * The conditions of a search, on the slots that the query calls `t`.
 *
 * @param schema the tenant's PostgreSQL schema
 */
export function searchConditions(schema: string, search: Filters, reader: PlanReader): readonly Sql[] {
  const months = monthsOf(search);
  const simulated = search.simulationId;
  return [
    ...between(search.startDate, search.endDate),
    ...(months ? between(...months) : []),
    simulated === undefined
      ? sql`t."simulationId" is null`
      : sql`(t."simulationId" is null or t."simulationId" = ${simulated})`,
    ...readable(reader),
    ...ofPeople(one(search.salarieId)),
    ...ofPeople(search.filterSalariesIds),
    ...among(raw('t.id'), search.ids),
    ...among(raw('t."entrepriseId"'), one(search.entrepriseId)),
    ...among(raw('t."entrepriseId"'), search.filterEntreprisesIds),
    ...among(raw('t."typeCreneauId"'), search.typesCreneauIds),
    ...among(raw('t."siteId"'), search.sitesIds),
    ...among(raw('t."prestationId"'), one(search.prestationId)),
    ...(search.isForSystem === undefined
      ? []
      : [search.isForSystem ? sql`t."isForSystem"` : sql`t."isForSystem" is not true`]),
    ...matching(schema, search.search, reader),
  ];
}

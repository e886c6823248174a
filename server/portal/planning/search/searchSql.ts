import { LONGEST_SLOT } from '../../../../src/planning/core/checks/shape';
import { instantOf, instantText } from '../../../../src/resources/fields/shared/zone';
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

/** The start of the first month and the end of the last one, in Paris time. */
function monthsOf({ annee, moisDebut = 1, moisFin = 12 }: Filters): readonly [string, string] | undefined {
  if (annee === undefined) return undefined;
  return [
    instantText(instantOf(Date.UTC(annee, moisDebut - 1, 1))),
    instantText(instantOf(Date.UTC(annee, moisFin, 1))),
  ];
}

/** Slots that overlap a period. They are at most `LONGEST_SLOT` long, so the index on the start can be used. */
const between = (start: string | undefined, end: string | undefined): readonly Sql[] => [
  ...(start === undefined
    ? []
    : [
        sql`t.fin > ${start}::timestamptz`,
        sql`t.debut > ${instantText(Date.parse(start) - LONGEST_SLOT)}::timestamptz`,
      ]),
  ...(end === undefined ? [] : [sql`t.debut < ${end}::timestamptz`]),
];

const one = (id: number | undefined): readonly number[] | undefined => (id === undefined ? undefined : [id]);

/** Slots of these people and those for everyone, which belong to every plan. */
const ofPeople = (ids: readonly number[] | undefined): readonly Sql[] =>
  ids === undefined
    ? []
    : [sql`(t."salarieId" = any(${ids}::bigint[]) or (t."isForSystem" and t."salarieId" is null))`];

function readable({ only, within, readsOwn }: PlanReader): readonly Sql[] {
  if (only === undefined) return [];
  const ways = [...(within ? [inExtent(within)] : []), ...(readsOwn ? ofPeople([only]) : [])];
  return [ways.length > 0 ? sql`(${join(ways, ' or ')})` : raw('false')];
}

const among = (column: Sql, ids: readonly number[] | undefined): readonly Sql[] =>
  ids === undefined ? [] : [sql`${column} = any(${ids}::bigint[])`];

/** Requires every word in the slot's text, or in a name of person or company that the reader may read. */
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

/** The SQL conditions of a search on slots, aliased `t`. @param schema the tenant's PostgreSQL schema */
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

import type { Condition } from '../../../src/resources/language/condition';
import type { Registry } from '../../../src/resources/registry/registry';
import { FichesIncident } from '../../../src/resources/schemas/incidents';
import { FicheIncidentActions } from '../../../src/resources/schemas/incidentsSuivi';
import { conditionSql } from '../../database/listing/condition';
import { where } from '../../database/reading/scope';
import { identifier, raw, sql, toQuery } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { storedTables } from '../../database/tables/table';
import { tableAt } from '../../database/tables/tableAt';
import type { Tenant } from '../../tenants';

const DIMENSIONS = {
  etat: raw('t.etat'),
  gravite: raw('t.gravite'),
  type: raw('t.type'),
  cause: raw('t."causePrincipale"'),
  processusId: raw('t."processusId"'),
  mois: raw(`to_char(t."dateIncident" at time zone 'Europe/Paris', 'YYYY-MM')`),
} as const;

type Dimension = keyof typeof DIMENSIONS;

interface Row extends Readonly<Record<Dimension, string | number | null>> {
  /** PostgreSQL's `grouping` bits, which identify the row's dimension. */
  readonly groupe: number;
  readonly nombre: number;
  readonly cloturees: number;
  readonly delai: number | null;
}

const NAMES = Object.keys(DIMENSIONS) as readonly Dimension[];
/** `grouping` sets the bit of each dimension that the row is not grouped by; the first dimension is the highest bit. */
const bitsOf = (dimension?: Dimension): number =>
  NAMES.reduce((bits, name) => bits * 2 + (name === dimension ? 0 : 1), 0);

const countsOf = (rows: readonly Row[], dimension: Dimension) =>
  rows
    .filter(({ groupe }) => Number(groupe) === bitsOf(dimension))
    .map((row) => ({ valeur: row[dimension], nombre: Number(row.nombre) }))
    .toSorted((one, other) => String(one.valeur ?? '').localeCompare(String(other.valeur ?? '')));

/** One decimal. */
const rounded = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.round(Number(days) * 10) / 10;

/**
 * Computes the statistics of the incidents that a reader may see, and the number of overdue actions.
 *
 * @param visible condition of these incidents; undefined: all
 */
export async function incidentStatistics(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  registry: Registry,
  visible: Condition | undefined,
) {
  const table = storedTables(registry).find(({ stored }) => stored === FichesIncident.name);
  if (!table) throw new Error('incidents have no table');
  const { pool } = tenant.database;
  const seen = where(visible ? [conditionSql(table, visible)] : []);
  const from = sql`${tableAt(tenant, FichesIncident)} t ${seen}`;
  const { etat, gravite, type, cause, processusId, mois } = DIMENSIONS;
  const counted = await pool.query<Row>(
    toQuery(sql`
      select ${etat} as etat, ${gravite} as gravite, ${type} as type, ${cause} as cause, ${processusId} as "processusId",
        ${mois} as mois, grouping(${etat}, ${gravite}, ${type}, ${cause}, ${processusId}, ${mois}) as groupe,
        count(*) as nombre, count(t."dateCloture") as cloturees,
        (avg(extract(epoch from t."dateCloture" - t."dateIncident")) / 86400)::float8 as delai
      from ${from}
      group by grouping sets ((), (${etat}), (${gravite}), (${type}), (${cause}), (${processusId}), (${mois}))`),
  );
  const late = await pool.query<{ nombre: number }>(
    toQuery(sql`
      select count(*) as nombre from ${tableAt(tenant, FicheIncidentActions)} a
      where a.etat in ('AFaire', 'EnCours') and a.echeance < (now() at time zone 'Europe/Paris')::date
        and a.${identifier(SYSTEM_COLUMNS.parent)} in (select t.id from ${from})`),
  );
  const whole = counted.rows.find(({ groupe }) => Number(groupe) === bitsOf());
  const total = Number(whole?.nombre ?? 0);
  const cloturees = Number(whole?.cloturees ?? 0);
  return {
    total,
    ouvertes: total - cloturees,
    cloturees,
    delaiMoyenJours: rounded(whole?.delai),
    actionsEnRetard: Number(late.rows[0]?.nombre ?? 0),
    parMois: countsOf(counted.rows, 'mois'),
    parEtat: countsOf(counted.rows, 'etat'),
    parGravite: countsOf(counted.rows, 'gravite'),
    parType: countsOf(counted.rows, 'type'),
    parCause: countsOf(counted.rows, 'cause'),
    parProcessus: countsOf(counted.rows, 'processusId'),
  };
}

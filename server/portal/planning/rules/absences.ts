import { instantText } from '../../../../src/resources/fields/shared/zone';
import type pg from 'pg';
import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import { LONGEST_SLOT } from '../../../../src/planning/core/checks/shape';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { TypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import { raw, sql, toQuery } from '../../../database/sql';
import { tableIn } from '../../../database/tables/tableAt';

/** A written slot that overlaps a stored one of the same person, one being work and the other an absence. */
export interface AbsenceClash {
  readonly id: number;
  readonly other: number;
  /** Times and type of the stored one. */
  readonly start: number;
  readonly end: number;
  readonly title: string;
  /** The written slot is the absence, and the stored one is work. */
  readonly isAbsence: boolean;
}

export async function absenceClashes(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  slots: readonly (CheckedSlot & { readonly id: number })[],
): Promise<readonly AbsenceClash[]> {
  if (slots.length === 0) return [];
  const types = tableIn(schema, TypesCreneau);
  const longest = raw(`interval '${LONGEST_SLOT / 1000} seconds'`);
  // `offset 0` stops PostgreSQL from joining whole plans; the index finds the few slots near each.
  const query = sql`
    select w.id, o.id as other, (extract(epoch from o.debut) * 1000)::float8 as start,
      (extract(epoch from o.fin) * 1000)::float8 as "end", ot.libelle as title, ot."compteTravail" as "isAbsence"
    from unnest(${slots.map(({ id }) => id)}::bigint[], ${slots.map(({ salarieId }) => salarieId)}::bigint[],
      ${slots.map(({ typeCreneauId }) => typeCreneauId)}::bigint[], ${slots.map(({ start }) => instantText(start))}::timestamptz[],
      ${slots.map(({ end }) => instantText(end))}::timestamptz[]) as w(id, person, type, debut, fin)
    join ${types} wt on wt.id = w.type
    join lateral (
      select c.id, c."typeCreneauId", c.debut, c.fin from ${tableIn(schema, Creneaux)} c
      where c."salarieId" = w.person and c.debut < w.fin and c.debut > w.debut - ${longest} and c.fin > w.debut
        and c.id <> w.id and c."simulationId" is null and c.etat <> 'Annule' and c.retire is not true
      offset 0
    ) o on true
    join ${types} ot on ot.id = o."typeCreneauId" and ot."compteTravail" <> wt."compteTravail"
    order by w.id, o.id`;
  return (await client.query<AbsenceClash>(toQuery(query))).rows;
}

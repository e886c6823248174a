import type pg from 'pg';
import { TagsInformations } from '../../../src/resources/schemas/notices';
import { sql, toQuery, raw } from '../../database/sql';
import { tableIn } from '../../database/tables/tableAt';
import { heldFunctions } from '../../identity/storage/accessTables';

export interface AllowedTag {
  readonly id: number;
  readonly libelle: string;
}

/** Returns the active tags that a person may use: those without functions, and those of the person's functions. */
export async function allowedTags(
  db: Pick<pg.ClientBase, 'query'>,
  schema: string,
  accountId: number,
): Promise<readonly AllowedTag[]> {
  const query = sql`select t.id, t.libelle from ${tableIn(schema, TagsInformations)} t
    where t.actif and (coalesce(cardinality(t.fonctions), 0) = 0 or t.fonctions && array(
      select f.id from ${raw(heldFunctions(schema))} f where f.identity_id = ${accountId}))
    order by t.ordre, t.libelle, t.id`;
  const { rows } = await db.query<AllowedTag>(toQuery(query));
  return rows.map(({ id, libelle }) => ({ id: Number(id), libelle }));
}

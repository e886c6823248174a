import type pg from 'pg';
import { TempsTravailSalaries, ValidationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import { sql, toQuery } from '../../../database/sql';
import { tableIn } from '../../../database/tables/tableAt';

/** Days are `YYYY-MM-DD`. */
export interface Employment {
  readonly dateEntree: string | null;
  readonly dateSortie: string | null;
}

/** Employments by person; people without a declared one are absent. */
export async function employments(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  people: readonly number[],
): Promise<ReadonlyMap<number, Employment>> {
  const query = sql`select "utilisateurId" as id, "dateEntree", "dateSortie"
    from ${tableIn(schema, TempsTravailSalaries)} where "utilisateurId" = any(${people}::bigint[])`;
  const { rows } = await client.query<Employment & { readonly id: number }>(toQuery(query));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The validated months in a period (`2026-11`), as `12 2026-11`: person and month. */
export async function validatedMonths(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
  people: readonly number[],
  [first, last]: readonly [string, string],
): Promise<ReadonlySet<string>> {
  const query = sql`select "utilisateurId" || ' ' || "moisAnnee" as key from ${tableIn(schema, ValidationsPlannings)}
    where "utilisateurId" = any(${people}::bigint[]) and "moisAnnee" between ${first} and ${last} and etat = 'Acceptee'`;
  const { rows } = await client.query<{ readonly key: string }>(toQuery(query));
  return new Set(rows.map(({ key }) => key));
}

import type { Request, Response } from 'express';
import type { Pool } from 'pg';
import { conflictOf } from './collection';
import { errorsOf, VEHICLE, type Errors, type Values } from './validate';

const COLUMNS = Object.keys(VEHICLE);

/** Imports all rows, or none and reports the errors of each. */
export async function importVehicles(pool: Pool, request: Request, response: Response): Promise<void> {
  const rows = Array.isArray(request.body) ? (request.body as readonly Values[]) : [];
  if (rows.length === 0 || rows.length > 10_000) return void response.status(400).json({ message: 'No rows' });
  const refused: { row: number; errors: Errors }[] = rows.flatMap((values, row) => {
    const errors = errorsOf(VEHICLE, values);
    return errors ? [{ row, errors }] : [];
  });
  if (refused.length > 0) return void response.status(400).json({ refused });
  const client = await pool.connect();
  let at = 0;
  try {
    await client.query('begin');
    for (const [row, values] of rows.entries()) {
      at = row;
      await client.query(
        `insert into vehicles (${COLUMNS.map((name) => `"${name}"`).join(', ')})
         values (${COLUMNS.map((_, index) => `$${index + 1}`).join(', ')})
         on conflict (plate) do update set ${COLUMNS.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`,
        COLUMNS.map((name) => values[name] ?? null),
      );
    }
    await client.query('commit');
    response.json({ written: rows.length });
  } catch (error) {
    await client.query('rollback');
    const conflict = conflictOf(error);
    if (!conflict) throw error;
    response.status(409).json({ refused: [{ row: at, errors: conflict }] });
  } finally {
    client.release();
  }
}

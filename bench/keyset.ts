import type pg from 'pg';
import { median } from './measure';

export interface KeysetFigure {
  readonly name: string;
  readonly time: number;
}

const PAGE_SIZE = 25;

/**
 * Measures keyset pagination as an alternative: pages after the last record seen, jumps along the index, search
 * totals.
 */
export async function measureKeyset(
  pool: pg.Pool,
  { table, columns, rows, word }: { table: string; columns: string; rows: number; word: string },
): Promise<readonly KeysetFigure[]> {
  const middle = rows / 2;
  const found = `_search like '%${word}%'`;
  const keyAt = async (where: string, offset: number): Promise<readonly [string, number]> => {
    const { rows: keys } = await pool.query<{ nom: string; id: number }>(
      `select nom, id from ${table} ${where} order by nom, id limit 1 offset ${offset}`,
    );
    const key = keys[0];
    if (key === undefined) throw new Error(`no record stands at ${offset}`);
    return [key.nom, key.id];
  };
  const next = (where: string, [nom, id]: readonly [string, number]) =>
    pool.query(
      `select ${columns} from ${table} where (nom, id) > ($1, $2) ${where} order by nom, id limit ${PAGE_SIZE}`,
      [nom, id],
    );
  const jump = (where: string, offset: number) =>
    pool.query(
      `select ${columns} from ${table} where id in
       (select id from ${table} ${where} order by nom, id limit ${PAGE_SIZE} offset ${offset}) order by nom, id`,
    );
  const key = await keyAt('', middle);
  const foundKey = await keyAt(`where ${found}`, rows / 10);
  const cases: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['next page', () => next('', key)],
    ['jump to the middle', () => jump('', middle)],
    ['next page of a search', () => next(`and ${found}`, foundKey)],
    ['jump within a search', () => jump(`where ${found}`, rows / 10)],
    ['number found by a search', () => pool.query(`select count(*) from ${table} where ${found}`)],
  ];
  const figures: KeysetFigure[] = [];
  for (const [name, run] of cases) figures.push({ name, time: await median(21, run) });
  return figures;
}

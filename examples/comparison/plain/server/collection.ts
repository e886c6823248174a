import { Router, type Request, type Response } from 'express';
import type { Pool } from 'pg';
import { errorsOf, type Values } from './validate';

export interface Collection {
  readonly pool: Pool;
  readonly table: string;
  readonly checks: Parameters<typeof errorsOf>[0];
  /** Fields that a list can filter by. */
  readonly filters: readonly string[];
  /** Fields that `q` searches. */
  readonly search: readonly string[];
}

const quoted = (name: string): string => `"${name}"`;

function parsed(request: Request, name: string, otherwise: unknown): unknown {
  const given = request.query[name];
  try {
    return typeof given === 'string' ? JSON.parse(given) : otherwise;
  } catch {
    return otherwise;
  }
}

/** The SQL conditions of a list, with their values. */
function conditionsOf({ filters, search }: Collection, filter: Values) {
  const values: unknown[] = [];
  const conditions: string[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  if (Array.isArray(filter['id'])) conditions.push(`id = any(${put(filter['id'])}::bigint[])`);
  for (const name of filters)
    if (filter[name] !== undefined && filter[name] !== '') conditions.push(`${quoted(name)} = ${put(filter[name])}`);
  if (typeof filter['q'] === 'string' && search.length > 0)
    for (const word of filter['q'].split(/\s+/).filter(Boolean))
      conditions.push(
        `(${search.map(quoted).join(` || ' ' || `)}) ilike ${put(`%${word.replaceAll(/[%_\\]/g, '\\$&')}%`)}`,
      );
  return { where: conditions.length > 0 ? `where ${conditions.join(' and ')}` : '', values };
}

async function list(collection: Collection, request: Request, response: Response): Promise<void> {
  const { pool, table, checks } = collection;
  const filter = parsed(request, 'filter', {}) as Values;
  const [first = 0, last = 24] = parsed(request, 'range', []) as readonly number[];
  const [field = 'id', order = 'ASC'] = parsed(request, 'sort', []) as readonly string[];
  const sort = field === 'id' || Object.hasOwn(checks, field) ? field : 'id';
  const direction = order === 'DESC' ? 'DESC' : 'ASC';
  const { where, values } = conditionsOf(collection, filter);
  const total = await pool.query<{ count: number }>(`select count(*)::int as count from ${table} ${where}`, values);
  const limits = [Math.min(500, Math.max(1, Number(last) - Number(first) + 1)), Math.max(0, Number(first))];
  const { rows } = await pool.query<Values>(
    `select * from ${table} ${where} order by ${quoted(sort)} ${direction} nulls last, id ${direction}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, ...limits],
  );
  const count = total.rows[0]?.count ?? 0;
  response.set('Content-Range', `${table} ${first}-${Number(first) + rows.length - 1}/${count}`).json(rows);
}

const idIn = (request: Request): number => {
  const id = Number(request.params['id']);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};

async function write({ pool, table, checks }: Collection, values: Values, id?: number) {
  const names = Object.keys(checks);
  const given = names.map((name) => values[name] ?? null);
  const places = names.map((_, index) => `$${index + 1}`);
  const query =
    id === undefined
      ? `insert into ${table} (${names.map(quoted).join(', ')}) values (${places.join(', ')}) returning *`
      : `update ${table} set ${names.map((name, index) => `${quoted(name)} = $${index + 1}`).join(', ')}
         where id = $${names.length + 1} returning *`;
  const { rows } = await pool.query<Values>(query, id === undefined ? given : [...given, id]);
  return rows[0];
}

/** Turns a constraint violation into a message for the field. */
export function conflictOf(error: unknown): Readonly<Record<string, string>> | undefined {
  const { code, detail = '' } = error as { readonly code?: string; readonly detail?: string };
  const field = /^Key \("?(\w+)"?\)/.exec(detail)?.[1] ?? 'root';
  if (code === '23505') return { [field]: 'Already used' };
  return code === '23503' ? { [field]: 'Unknown record' } : undefined;
}

async function save(collection: Collection, request: Request, response: Response, id?: number): Promise<void> {
  const values = (request.body ?? {}) as Values;
  const errors = errorsOf(collection.checks, values);
  if (errors) return void response.status(400).json({ errors });
  try {
    const record = await write(collection, values, id);
    if (!record) return void response.status(404).json({ message: 'Unknown record' });
    response.status(id === undefined ? 201 : 200).json(record);
  } catch (error) {
    const conflict = conflictOf(error);
    if (!conflict) throw error;
    response.status(409).json({ errors: conflict });
  }
}

/** The routes of a table in the conventions of ra-data-simple-rest. */
export function collectionRoutes(collection: Collection): Router {
  const { pool, table } = collection;
  const router = Router();
  router.get('/', (request, response) => list(collection, request, response));
  router.get('/:id', async (request, response) => {
    const { rows } = await pool.query(`select * from ${table} where id = $1`, [idIn(request)]);
    if (!rows[0]) return void response.status(404).json({ message: 'Unknown record' });
    response.json(rows[0]);
  });
  router.post('/', (request, response) => save(collection, request, response));
  router.put('/:id', (request, response) => save(collection, request, response, idIn(request)));
  router.delete('/:id', async (request, response) => {
    const { rows } = await pool.query(`delete from ${table} where id = $1 returning *`, [idIn(request)]);
    if (!rows[0]) return void response.status(404).json({ message: 'Unknown record' });
    response.json(rows[0]);
  });
  return router;
}

import express, { type Express, type Request } from 'express';

type Row = { readonly id: number } & Readonly<Record<string, unknown>>;

/** Rows by collection. */
export type Collections = Readonly<Record<string, readonly Row[]>>;

/** Required fields by collection. */
type Required = Readonly<Record<string, readonly string[]>>;

interface ApiOptions {
  readonly required?: Required;
  /** Called after every write with all collections. */
  readonly onWrite?: (collections: Collections) => void;
}

const parsed = <Value>(text: unknown, otherwise: Value): Value =>
  typeof text === 'string' ? (JSON.parse(text) as Value) : otherwise;

const folded = (value: unknown): string => String(value).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a row matches a filter: `q` in any text, or a field equal to a value or to one of several. */
const matches = (row: Row, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    if (name === 'q')
      return Object.values(row).some((value) => typeof value === 'string' && folded(value).includes(folded(wanted)));
    return Array.isArray(wanted) ? wanted.map(String).includes(String(row[name])) : row[name] === wanted;
  });

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'fr');

/** A page of rows, with the `Content-Range` header for the total. */
function pageOf(name: string, rows: readonly Row[], { query }: Request) {
  const found = rows.filter((row) => matches(row, parsed(query['filter'], {})));
  const [field, order] = parsed<readonly [string, string]>(query['sort'], ['id', 'ASC']);
  const sign = order === 'DESC' ? -1 : 1;
  const sorted = found.toSorted((one, other) => sign * compare(one[field], other[field]) || one.id - other.id);
  const [from, to] = parsed<readonly [number, number]>(query['range'], [0, sorted.length - 1]);
  return { rows: sorted.slice(from, to + 1), range: `${name} ${from}-${to}/${sorted.length}` };
}

/**
 * An API in the conventions of `ra-data-simple-rest`: collections of rows with ids, with pages, sort, search and
 * writes. It does not depend on Socle.
 */
export function createApi(initial: Collections, { required = {}, onWrite }: ApiOptions = {}): Express {
  const collections = new Map(Object.entries(initial));
  const store = (name: string, rows: readonly Row[]) => {
    collections.set(name, rows);
    onWrite?.(Object.fromEntries(collections));
  };
  const missing = (name: string, row: Readonly<Record<string, unknown>>) =>
    (required[name] ?? []).filter((field) => row[field] === undefined || row[field] === null || row[field] === '');

  const app = express();
  app.disable('x-powered-by');
  app.use(express.json());
  app.param('name', (_request, response, next, name: string) => {
    if (collections.has(name)) next();
    else response.status(404).json({ title: 'Not found' });
  });
  app.get('/:name', (request, response) => {
    const { name } = request.params;
    const { rows, range } = pageOf(name, collections.get(name) ?? [], request);
    response.set('content-range', range).json(rows);
  });
  app.post('/:name', (request, response) => {
    const { name } = request.params;
    const rows = collections.get(name) ?? [];
    const row = { ...(request.body as Row), id: Math.max(0, ...rows.map(({ id }) => id)) + 1 };
    const fields = missing(name, row);
    if (fields.length > 0) {
      response.status(400).json({ errors: Object.fromEntries(fields.map((field) => [field, ['Required']])) });
      return;
    }
    store(name, [...rows, row]);
    response.status(201).json(row);
  });
  app
    .route('/:name/:id')
    .all((request, response, next) => {
      const { name, id } = request.params;
      if (collections.get(name)?.some((row) => row.id === Number(id))) next();
      else response.status(404).json({ title: 'Not found' });
    })
    .get(({ params: { name, id } }, response) => {
      response.json(collections.get(name)?.find((row) => row.id === Number(id)));
    })
    .put((request, response) => {
      const { name, id } = request.params;
      const row = { ...(request.body as Row), id: Number(id) };
      const fields = missing(name, row);
      if (fields.length > 0) {
        response.status(400).json({ errors: Object.fromEntries(fields.map((field) => [field, ['Required']])) });
        return;
      }
      store(
        name,
        (collections.get(name) ?? []).map((one) => (one.id === row.id ? row : one)),
      );
      response.json(row);
    })
    .delete(({ params: { name, id } }, response) => {
      const rows = collections.get(name) ?? [];
      store(
        name,
        rows.filter((row) => row.id !== Number(id)),
      );
      response.json(rows.find((row) => row.id === Number(id)));
    });
  return app;
}

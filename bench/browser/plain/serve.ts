import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express from 'express';
import type { Company } from '../companies';

/**
 * The small server of the plain application, as the documentation of `ra-data-simple-rest` wants it: an array in
 * memory, without rights, checks, history or a disk.
 *
 * `tsx bench/browser/plain/serve.ts <port> <folder of the built application> <file of its companies>`
 */
const [port = '', directory = '', file = ''] = process.argv.slice(2);

const companies = JSON.parse(await readFile(file, 'utf8')) as Company[];
const byId = new Map(companies.map((company) => [company.id, company]));

type Query = Readonly<Record<string, string | undefined>>;

const parsed = <Value>(text: string | undefined, otherwise: Value): Value =>
  text === undefined ? otherwise : (JSON.parse(text) as Value);

function search({ filter, sort }: Query): readonly Company[] {
  const { q = '' } = parsed<{ readonly q?: string }>(filter, {});
  const [field, order] = parsed<readonly [keyof Company, string]>(sort, ['id', 'ASC']);
  const word = q.toLowerCase();
  const found = word
    ? companies.filter(({ nom, code, ville }) => `${nom} ${code} ${ville}`.toLowerCase().includes(word))
    : companies;
  // The array is already sorted by name.
  if (field === 'nom' && order === 'ASC') return found;
  const sign = order === 'ASC' ? 1 : -1;
  return found.toSorted((one, other) => sign * String(one[field]).localeCompare(String(other[field])));
}

const app = express();
app.use(express.json());
app.get('/assets/:name', (request, response) => {
  response.set({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'gzip' });
  response.type('js').sendFile(join(directory, 'assets', `${request.params.name}.gz`), { cacheControl: false });
});
app.get('/api/companies', (request, response) => {
  const query = request.query as Query;
  const [from, to] = parsed<readonly [number, number]>(query['range'], [0, 24]);
  const found = search(query);
  const page = found.slice(from, to + 1);
  response.set('content-range', `companies ${from}-${from + page.length - 1}/${found.length}`);
  response.json(page);
});
app.get('/api/companies/:id', (request, response) => {
  const company = byId.get(Number(request.params.id));
  response.status(company ? 200 : 404).json(company ?? {});
});
app.post('/api/companies', (request, response) => {
  const company = { ...(request.body as Company), id: companies.length + 1_000_000 };
  companies.push(company);
  byId.set(company.id, company);
  response.status(201).json(company);
});
app.put('/api/companies/:id', (request, response) => {
  const company = byId.get(Number(request.params.id));
  response.status(company ? 200 : 404).json(company ? Object.assign(company, request.body) : {});
});
app.get('/', (_request, response) => response.sendFile(join(directory, 'index.html')));
app.get('/favicon.ico', (_request, response) => response.status(204).end());

app.listen(Number(port), '127.0.0.1', () => console.log('ready'));

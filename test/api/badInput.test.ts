import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import type { StoredFile } from '../../src/resources/fields/shared/stored';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody, type Part } from '../support/multipart';
import { file, pdf } from '../support/uploads';

type Answer = { readonly id: number } & Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>> | readonly Part[];
type Method = Parameters<ApiServer['call']>[0];

const PAGE = '<!doctype html><title>Connexion</title><script>fetch("/api/MyRights")</script>';

let server: ApiServer;
let typeContrat: number;

const isForm = (body: Body): body is readonly Part[] => Array.isArray(body);

function call(method: Method, path: string, body?: Body, headers: Readonly<Record<string, string>> = {}) {
  if (!body) return server.call(method, `/api/${path}`, { headers });
  if (!isForm(body)) return server.call(method, `/api/${path}`, { headers, payload: body });
  const { headers: type, payload } = multipartBody(body);
  return server.call(method, `/api/${path}`, { headers: { ...type, ...headers }, payload });
}

async function create(path: string, body: Body): Promise<Answer> {
  const response = await call('POST', path, body);
  expect(response.statusCode, `POST ${path}: ${response.body}`).toBe(201);
  return response.json();
}

const status = async (method: Method, path: string, body?: Body) => (await call(method, path, body)).statusCode;

async function refusal(expected: number, ...given: Parameters<typeof call>): Promise<Problem> {
  const response = await call(...given);
  expect(response.statusCode, response.body).toBe(expected);
  expect(response.headers['content-type']).toContain('application/problem+json');
  return response.json();
}

let companies = 0;
async function company(): Promise<string> {
  companies += 1;
  const { id } = await create('Entreprises', { code: `MAL-${companies}`, nom: `Imprimerie ${companies}` });
  return `Entreprises/${id}`;
}

const contractOf = (at: string, values: Readonly<Record<string, unknown>> = {}) =>
  create(`${at}/contrats`, { nom: 'Adhésion', typeContrat, dateDemarrage: '2026-01-01', ...values });

async function signed(at: string, ...files: readonly Part[]) {
  const values = { nom: 'Adhésion', typeContrat: String(typeContrat), dateDemarrage: '2026-01-01' };
  const parts = Object.entries(values).map(([name, value]) => ({ name, value }));
  const contract = await create(`${at}/contrats`, [...parts, ...files]);
  return { at: `${at}/contrats/${contract.id}`, file: contract['fichier'] as StoredFile };
}

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  ({ id: typeContrat } = await create('TypeContrats', { code: 'CADRE', libelle: 'Accord-cadre' }));
});

describe('an expiry date before the start date', () => {
  const words = {
    dateExpiration: ['«\u00a0Date d’expiration\u00a0» ne peut pas précéder «\u00a0Date de démarrage\u00a0».'],
  };

  it('is refused at its field, on creation and update, whichever date is sent; the same day is accepted', async () => {
    const at = `${await company()}/contrats`;
    const values = { nom: 'Adhésion', typeContrat, dateDemarrage: '2026-03-01' };
    expect((await refusal(400, 'POST', at, { ...values, dateExpiration: '2026-02-28' })).errors).toEqual(words);
    const { id } = await create(at, { ...values, dateExpiration: '2026-03-01' });
    const one = `${at}/${id}`;
    expect((await refusal(400, 'PUT', one, { dateExpiration: '2025-12-31' })).errors).toEqual(words);
    expect((await refusal(400, 'PUT', one, { dateDemarrage: '2026-03-02' })).errors).toEqual(words);
    expect((await refusal(400, 'PUT', one, [{ name: 'dateDemarrage', value: '2026-03-02' }])).errors).toEqual(words);
    const period = { dateDemarrage: '2026-03-01', dateExpiration: '2026-03-01' };
    expect((await call('GET', one)).json()).toMatchObject(period);
    expect(await status('PUT', one, { dateDemarrage: '2027-01-01', dateExpiration: '2028-01-01' })).toBe(200);
    expect(await status('PUT', one, { dateExpiration: null })).toBe(200);
  });
});

describe("a contract's file", () => {
  const kept = async (at: string) => (await call('GET', `${at}/download`)).rawPayload;

  it('is not replaced by a file of another type, an empty file, or two files at once', async () => {
    const { at } = await signed(await company(), file('fichier', pdf('signé')));
    const refused = async (...parts: readonly Part[]) => {
      const { errors = {} } = await refusal(400, 'PUT', at, parts);
      expect(Object.keys(errors)).toEqual(['fichier']);
      return errors['fichier']?.join(' ');
    };
    const sheet = file('fichier', 'PK\u0003\u0004', 'contrat.zip', 'application/zip');
    expect(await refused(sheet)).toMatch(/^Ce type de fichier n’est pas accepté\. Types acceptés\u00a0: PDF/);
    expect(await refused(file('fichier', ''))).toBe('Le fichier est vide (0 octet).');
    const two = [file('fichier', pdf('un'), 'un.pdf'), file('fichier', pdf('deux'), 'deux.pdf')];
    expect(await refused(...two)).toBe('Un seul fichier est attendu ici.');
    expect(await kept(at)).toEqual(pdf('signé'));
  });

  it('keeps only the last part of a name with ../', async () => {
    const { at, file: stored } = await signed(await company(), file('fichier', pdf('x'), '../../../etc/contrat.pdf'));
    expect(stored.name).toBe('contrat.pdf');
    const { headers } = await call('GET', `${at}/download`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="contrat\.pdf"/);
    expect(await status('GET', `${at}/download/..%2f..%2f..%2fetc%2fpasswd`)).toBe(404);
  });
});

describe('an HTML file', () => {
  const LIES = [
    ['page.html', 'text/html'],
    ['page.html', 'TEXT/HTML; charset=utf-8'],
    ['page.txt', 'text/plain'],
    ['page.html', 'text/plain'],
    ['page.pdf', 'application/pdf'],
    ['page.png', 'image/png'],
    ['page.svg', 'image/svg+xml'],
    ['page.xhtml', 'application/xhtml+xml'],
    ['page', 'application/octet-stream'],
    ['page.html', ''],
  ] as const;

  it.each(LIES)('named %s and called "%s" is refused as a contract', async (name, type) => {
    const { at } = await signed(await company(), file('fichier', pdf('signé')));
    const { errors } = await refusal(400, 'PUT', at, [file('fichier', PAGE, name, type)]);
    expect(Object.keys(errors ?? {})).toEqual(['fichier']);
  });

  it.each(LIES)('named %s and called "%s" is never served as a page of this origin', async (...lie) => {
    const sent = [{ name: 'dateAction', value: '2026-02-03' }, file('fichiers', PAGE, ...lie)];
    const at = `${await company()}/ActionsCollectives`;
    const created = await call('POST', at, sent);
    // The API does not even accept a file that pretends to be a PDF or a picture.
    if (/pdf|png/.test(lie[0])) {
      expect(created.statusCode).toBe(400);
      expect(Object.keys(created.json<Problem>().errors ?? {})).toEqual(['fichiers']);
      return;
    }
    expect(created.statusCode, created.body).toBe(201);
    const { id, fichiers } = created.json<{ readonly id: number; readonly fichiers: readonly StoredFile[] }>();
    const download = await call('GET', `${at}/${id}/download/${fichiers[0]?.id ?? ''}`, undefined, {
      accept: 'text/html',
    });
    expect(download.statusCode, download.body).toBe(200);
    expect(download.headers['content-type']).toMatch(/^(application\/octet-stream|text\/plain)/);
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
    expect(download.headers['x-content-type-options']).toBe('nosniff');
    expect(download.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });
});

describe('a member', () => {
  it('joins a team only once', async () => {
    const { id: equipe } = await create('Equipes', { code: 'ECOUTE', libelle: 'Écoute' });
    const { id: membreId } = await create('Utilisateurs', {
      nom: 'Petit',
      prenom: 'Anaïs',
      email: 'anais@essai.example',
    });
    const at = `Equipes/${equipe}/membres`;
    await create(at, { membreId });
    const { errors } = await refusal(409, 'POST', at, { membreId });
    expect(errors).toEqual({ membreId: ['Fait déjà partie de cette liste.'] });
    expect((await call('GET', at)).json()).toHaveLength(1);
  });
});

describe('a company', () => {
  it('is not deleted while it has contracts; the refusal says which and how many', async () => {
    const at = await company();
    const contracts = [await contractOf(at), await contractOf(at)];
    await create(`${at}/sites`, { nom: 'Siège' });
    const { references, errors } = await refusal(409, 'DELETE', at);
    expect(references).toHaveLength(2);
    expect(references).toEqual(
      expect.arrayContaining([
        { resource: 'Entreprises/{entrepriseId}/contrats', count: 2 },
        { resource: 'Entreprises/{entrepriseId}/sites', count: 1 },
      ]),
    );
    expect(
      Object.values(errors ?? {})
        .flat()
        .join(' '),
    ).toMatch(/Contrats\s: 2.*Sites\s: 1|Sites\s: 1.*Contrats\s: 2/);
    for (const { id } of contracts) expect(await status('GET', `${at}/contrats/${id}`)).toBe(200);
  });
});

describe('an id that belongs to another company', () => {
  it('answers 404 to every request, and stays unchanged', async () => {
    const [own, other] = [await company(), await company()];
    const { at, file: stored } = await signed(own, file('fichier', pdf('confidentiel')));
    const foreign = at.replace(own, other);
    for (const [method, path, body] of [
      ['GET', foreign],
      ['PUT', foreign, { nom: 'Volé' }],
      ['DELETE', foreign],
      ['GET', `${foreign}/download`],
      ['GET', `${foreign}/download/${stored.id}`],
    ] as const)
      expect((await refusal(404, method, path, body)).detail, `${method} ${path}`).not.toContain('confidentiel');
    expect((await call('GET', at)).json()).toMatchObject({ nom: 'Adhésion', fichier: stored });
  });

  it('answers 404 two levels down as well', async () => {
    const [own, other] = [await company(), await company()];
    const { id: site } = await create(`${own}/sites`, { nom: 'Siège' });
    const { id: contact } = await create(`${own}/contacts`, { nom: 'Roux' });
    await create(`${own}/sites/${site}/contacts/${contact}`, {});
    const foreign = `${other}/sites/${site}/contacts`;
    expect(await status('GET', foreign)).toBe(404);
    expect(await status('POST', `${foreign}/${contact}`)).toBe(404);
    expect(await status('DELETE', `${foreign}/${contact}`)).toBe(404);
    expect((await call('GET', `${own}/sites/${site}/contacts`)).json()).toHaveLength(1);
  });
});

describe('two people who save the same record', () => {
  const versionOf = async (path: string) => String((await call('GET', path)).headers['etag']);

  it('do not overwrite each other: the second is told, reads again and continues', async () => {
    const at = await company();
    const seen = { 'if-match': await versionOf(at) };
    expect((await call('PUT', at, { ville: 'Lille' }, seen)).statusCode).toBe(200);
    const { title, detail } = await refusal(412, 'PUT', at, { ville: 'Metz', effectif: 12 }, seen);
    expect([title, detail]).toEqual([
      'Fiche modifiée entre-temps',
      'Quelqu’un a modifié cette fiche depuis que vous l’avez lue\u00a0; relisez-la avant de recommencer.',
    ]);
    expect((await call('GET', at)).json()).toMatchObject({ ville: 'Lille', effectif: null });
    expect((await call('PUT', at, { effectif: 12 }, { 'if-match': await versionOf(at) })).statusCode).toBe(200);
    expect((await call('GET', at)).json()).toMatchObject({ ville: 'Lille', effectif: 12 });
  });

  it('at the same moment: only one is saved', async () => {
    const parent = await company();
    const at = `${parent}/contrats/${(await contractOf(parent)).id}`;
    const seen = { 'if-match': await versionOf(at) };
    const answers = await Promise.all(['Un', 'Deux', 'Trois'].map((nom) => call('PUT', at, { nom }, seen)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412]);
  });

  it('with one file each: the first file stays', async () => {
    const { at } = await signed(await company(), file('fichier', pdf('avant')));
    const seen = { 'if-match': await versionOf(at) };
    expect((await call('PUT', at, [file('fichier', pdf('premier'))], seen)).statusCode).toBe(200);
    await refusal(412, 'PUT', at, [file('fichier', pdf('second'))], seen);
    expect((await call('GET', `${at}/download`)).rawPayload).toEqual(pdf('premier'));
  });
});

import { describe, expect, it } from 'vitest';
import { testProviders } from './testProvider';
import type { Received } from './testServer';

const { provider, server } = testProviders();

const silent = () => ({ status: 204 });
const sent = ({ body }: Received): unknown => (body === '' ? 'no body' : (JSON.parse(body) as unknown));
const received = () => server().received.map((request, index) => [server().lines()[index], sent(request)]);

describe('a keyed record', () => {
  it('is created in the collection with its key as id', async () => {
    const data = await provider(() => ({ json: 901 }));
    const created = await data.create('Entreprises/3/membres', {
      data: { membreId: '7', nom: 'Ana', entrepriseId: 3 },
    });
    expect(created.data).toMatchObject({ id: 7, nom: 'Ana' });
    expect(received()).toEqual([['POST /Entreprises/3/membres', { membreId: '7', nom: 'Ana' }]]);
  });

  it("is created at its key's address without a body, if declared", async () => {
    const data = await provider(silent);
    const created = await data.create('Entreprises/3/sites/4/contacts', { data: { contactId: 12 } });
    expect(created.data).toEqual({ id: 12, contactId: 12 });
    await data.delete('Entreprises/3/sites/4/contacts', { id: 12 });
    expect(received()).toEqual([
      ['POST /Entreprises/3/sites/4/contacts/12', 'no body'],
      ['DELETE /Entreprises/3/sites/4/contacts/12', 'no body'],
    ]);
    expect(server().received[0]?.headers).not.toHaveProperty('content-type');
  });

  it('keeps its key on update', async () => {
    const data = await provider(silent);
    const previousData = { id: 7, membreId: 7, nom: 'Ana' };
    const { data: updated } = await data.update('Entreprises/3/membres', { id: 7, data: { nom: 'Bo' }, previousData });
    expect(updated).toEqual({ id: 7, membreId: 7, nom: 'Bo' });
    expect(received()).toEqual([['PUT /Entreprises/3/membres/7', { nom: 'Bo' }]]);
  });
});

describe('a single record', () => {
  it("is written at its collection's address, in the declared format", async () => {
    const data = await provider(silent);
    const { data: updated } = await data.update('Entreprises/3/infos', {
      id: 3,
      data: { nom: 'B' },
      previousData: { id: 3, nom: 'A', date: null },
    });
    expect(updated).toEqual({ id: 3, nom: 'B', date: null });
    expect(server().lines()).toEqual(['PUT /Entreprises/3/infos']);
    expect(server().received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(server().received[0]?.body).toMatch(/name="nom"\r\n\r\nB\r\n[^]*name="date"\r\n\r\n\r\n/);
  });

  it('is written with the version read', async () => {
    const data = await provider(
      ({ method }) => (method === 'GET' ? { json: { nom: 'A' }, headers: { etag: '"4"' } } : { status: 204 }),
      'records',
      'versions',
    );
    const { data: read } = await data.getOne('Entreprises/3/droits', { id: 3 });
    await data.update('Entreprises/3/droits', { id: 3, data: { ...read, nom: 'B' }, previousData: read });
    expect(server().received[1]).toMatchObject({ path: 'Entreprises/3/droits', headers: { 'if-match': '"4"' } });
  });
});

describe('a ranked record', () => {
  const plan = { id: 31, nom: 'Plan', Annee: 2026, index: 0 };

  it('is written at its segment and rank, including 0', async () => {
    const data = await provider(silent);
    await data.update('Entreprises/3/plans', { id: 31, data: { nom: 'B' }, previousData: plan });
    await data.delete('Entreprises/3/plans', { id: 31, previousData: plan });
    expect(received()).toEqual([
      ['PUT /Entreprises/3/plans/2026?index=0', { nom: 'B', Annee: 2026 }],
      ['DELETE /Entreprises/3/plans/2026?index=0', 'no body'],
    ]);
  });

  it('is read first if its rank is unknown, from the list or at its address', async () => {
    const lists = await provider(({ method }) => (method === 'GET' ? { json: [plan] } : { status: 204 }));
    await lists.deleteMany('Entreprises/3/plans', { ids: [31] });
    expect(server().lines()).toEqual(['GET /Entreprises/3/plans', 'DELETE /Entreprises/3/plans/2026?index=0']);
    const records = await provider(
      ({ method }) => (method === 'GET' ? { json: plan } : { status: 204 }),
      'records',
      'versions',
    );
    await records.updateMany('Entreprises/3/plans', { ids: [31], data: { nom: 'C' } });
    expect(received()).toEqual([
      ['GET /Entreprises/3/plans/31', 'no body'],
      ['PUT /Entreprises/3/plans/2026?index=0', { nom: 'C' }],
    ]);
  });

  it('is not written if the API does not return its rank', async () => {
    const data = await provider(() => ({ json: [{ id: 31, Annee: 2026 }] }));
    await expect(data.delete('Entreprises/3/plans', { id: 31 })).rejects.toMatchObject({
      message: 'data.errors.unaddressed',
    });
    expect(server().lines()).toEqual(['GET /Entreprises/3/plans']);
  });
});

describe('values in the query string', () => {
  it('contain all fields on creation, and the mutable ones on update', async () => {
    const data = await provider(() => ({ json: { id: 5, personne: 7 } }));
    await data.create('Entreprises/1/Planning', { data: { personne: 7, type: 'Consultant', actif: 0 } });
    await data.update('Entreprises/1/Planning', {
      id: 5,
      data: { type: 'Infirmier', personne: 8 },
      previousData: { id: 5, personne: 7, type: 'Consultant', nom: null, actif: 0 },
    });
    expect(received()).toEqual([
      ['POST /Entreprises/1/Planning?personne=7&type=Consultant&actif=0', 'no body'],
      ['PUT /Entreprises/1/Planning/5?type=Infirmier&actif=0', 'no body'],
    ]);
  });
});

describe('the address of a creation', () => {
  it("contains the parents' ids; others become values", async () => {
    const data = await provider(() => ({ status: 201, json: { id: 5 } }));
    await data.create('ressifnet/12/mapping', { data: { nom: 'A', entrepriseId: 99 } });
    await data.delete('ressifnet/12/mapping', { id: 5 });
    expect(received()).toEqual([
      ['POST /ressifnet/mapping', { nom: 'A', entrepriseId: 12 }],
      ['DELETE /ressifnet/12/mapping/5', 'no body'],
    ]);
  });
});

describe('immutable fields', () => {
  it('are sent only if changed anyway', async () => {
    const data = await provider(silent);
    const previousData = { id: 5, nom: 'A', code: 'X', entrepriseId: 12 };
    await data.update('ressifnet/12/mapping', { id: 5, data: { ...previousData, nom: 'B' }, previousData });
    await data.update('ressifnet/12/mapping', { id: 5, data: { code: 'Y' }, previousData });
    expect(received()?.map(([, body]) => body)).toEqual([{ nom: 'B' }, { nom: 'A', code: 'Y' }]);
  });
});

describe('a cleared picture', () => {
  const logo = { id: 'a'.repeat(64), name: 'logo.png', type: 'image/png', size: 3 };
  const previousData = { id: 1, nom: 'A', logo, fichier: null, fichiers: [] };

  it('is removed by an instruction', async () => {
    const data = await provider(silent, 'versions');
    await data.update('Modeles', { id: 1, data: { ...previousData, logo: null }, previousData });
    expect(received()).toEqual([['PUT /Modeles/1', { removeLogo: true }]]);
  });

  it("is removed by a form's instruction, if the API has only the contract", async () => {
    const data = await provider(silent);
    await data.update('Modeles', { id: 1, data: { ...previousData, logo: null }, previousData });
    const [{ body = '', headers = {} } = {}] = server().received;
    expect(headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(body).toMatch(/name="removeLogo"\s+true/);
    expect(body).not.toContain('name="logo"');
  });

  it('is not removed if replaced, kept or never there', async () => {
    const data = await provider(silent);
    const chosen = { rawFile: new File(['x'], 'b.png', { type: 'image/png' }) };
    await data.update('Modeles', { id: 1, data: { logo: chosen }, previousData });
    await data.update('Modeles', { id: 1, data: { nom: 'B' }, previousData });
    await data.update('Modeles', { id: 1, data: { logo: null }, previousData: { ...previousData, logo: null } });
    expect(server().received).toHaveLength(3);
    for (const { body } of server().received) expect(body).not.toContain('removeLogo');
  });
});

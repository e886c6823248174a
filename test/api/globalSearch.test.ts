import { expect, it } from 'vitest';
import type { FoundAnswer } from '../../src/resources/records/globalSearch';
import { openDeclaredServer } from '../support/declaredServer';
import { limitedPerson } from '../support/limitedPerson';

const server = await openDeclaredServer();

const typeContrat = await server.made('/api/TypeContrats', { code: 'ADH', libelle: 'Adhésion' });
const company = async (nom: string) => {
  const id = await server.made('/api/Entreprises', { code: nom.slice(0, 3), nom });
  await server.made(`/api/Entreprises/${id}/contrats`, {
    nom: `Annuel ${nom}`,
    typeContrat,
    dateDemarrage: '2026-01-01',
  });
  return id;
};
const menuiserie = await company('Menuiserie Éloïse');
const brasserie = await company('Brasserie du Port');
await server.made(`/api/Entreprises/${menuiserie}/contacts`, {
  nom: 'Dupont',
  prenom: 'Jeanne',
  mobile: '06 12 34 56 78',
});

async function find(search: string, as?: string): Promise<readonly string[]> {
  const { body } = await server.answer('GET', `/api/recherche?Search=${encodeURIComponent(search)}`, undefined, as);
  return (body as FoundAnswer).items.map(
    ({ address, record, above }) =>
      `${address} ${record['nom'] ?? record['libelle']}${above ? ` < ${above.record['nom']}` : ''}`,
  );
}

const contact = `Entreprises/${menuiserie}/contacts Dupont < Menuiserie Éloïse`;

it('the global search ranks prefixes of names first, then nested records, ignoring case and accents', async () => {
  expect(await find('eloise')).toEqual([
    'Entreprises Menuiserie Éloïse',
    `Entreprises/${menuiserie}/contrats Annuel Menuiserie Éloïse < Menuiserie Éloïse`,
  ]);
  expect(await find('dupont jeanne')).toEqual([contact]);
});

it('a found company says its town, which tells similar names apart', async () => {
  await server.made('/api/Entreprises', { code: 'ZIN', nom: 'Zinguerie Leroy', ville: 'Lens' });
  const { body } = await server.answer('GET', '/api/recherche?Search=zinguerie');
  expect((body as FoundAnswer).items[0]?.record).toMatchObject({ nom: 'Zinguerie Leroy', ville: 'Lens' });
});

it('a postcode finds its companies, before those that only have its digits in a code', async () => {
  await server.made('/api/Entreprises', { code: 'A59000', nom: 'Digits SARL' });
  await server.made('/api/Entreprises', {
    code: 'LIL',
    nom: 'Façonnage de la Lys',
    codePostal: '59000',
    ville: 'Lille',
  });
  expect((await find('59000')).slice(0, 2)).toEqual(['Entreprises Façonnage de la Lys', 'Entreprises Digits SARL']);
});

it('a town finds its companies before those that have its name inside of theirs', async () => {
  await server.made('/api/Entreprises', { code: 'IN', nom: 'Intérim Roubaix Nord', ville: 'Dunkerque' });
  await server.made('/api/Entreprises', { code: 'FIL', nom: 'Filature Ancienne', ville: 'Roubaix' });
  expect((await find('roubaix')).slice(0, 2)).toEqual([
    'Entreprises Filature Ancienne',
    'Entreprises Intérim Roubaix Nord',
  ]);
});

it('people of one name are told apart by their address, private ones by nothing', async () => {
  const person = (email: string, more = {}) => ({ nom: 'Zwilling', prenom: 'Ada', email, ...more });
  await server.made('/api/Utilisateurs', person('ada.one@example.example'));
  await server.made('/api/Utilisateurs', person('ada.two@example.example', { isPrivateMember: true }));
  const { body } = await server.answer('GET', '/api/recherche?Search=zwilling');
  const emails = (body as FoundAnswer).items.map(({ record }) => record['email']);
  expect(emails.toSorted()).toEqual(['ada.one@example.example', undefined].toSorted());
  await server.made('/api/Utilisateurs', { nom: 'Einzig', prenom: 'Ada', email: 'einzig@example.example' });
  const one = await server.answer('GET', '/api/recherche?Search=einzig');
  expect((one.body as FoundAnswer).items[0]?.record).not.toHaveProperty('email');
});

it('what is not shown says by which field it was found; what looks the same says more', async () => {
  const items = async (search: string) => {
    const { body } = await server.answer('GET', `/api/recherche?Search=${encodeURIComponent(search)}`);
    return (body as FoundAnswer).items;
  };
  expect((await items('06 12 34 56 78'))[0]).toMatchObject({
    matched: 'mobile',
    record: { nom: 'Dupont', mobile: '+33612345678' },
  });
  expect((await items('dupont'))[0]).not.toHaveProperty('matched');
  for (const dateDemarrage of ['2025-01-01', '2026-01-01'])
    await server.made(`/api/Entreprises/${brasserie}/contrats`, { nom: 'Jumeau', typeContrat, dateDemarrage });
  expect((await items('jumeau')).map(({ record }) => record['dateDemarrage']).toSorted()).toEqual([
    '2025-01-01',
    '2026-01-01',
  ]);
  expect((await items('dupont'))[0]?.record).not.toHaveProperty('dateDemarrage');
});

it('the global search ranks whole words before prefixes', async () => {
  for (const nom of ['Textiles du Canal SAS', 'Ateliers du Canal SA']) await company(nom);
  expect((await find('canal sa'))[0]).toBe('Entreprises Ateliers du Canal SA');
});

it('the global search puts companies before people, and people before the rest, of the same whole word', async () => {
  const id = await company('Transports Vandamme');
  await server.made(`/api/Entreprises/${id}/contacts`, { nom: 'Vandamme', prenom: 'Luc' });
  for (const search of ['vandamme', 'vandam'])
    expect(await find(search)).toEqual([
      'Entreprises Transports Vandamme',
      `Entreprises/${id}/contacts Vandamme < Transports Vandamme`,
      `Entreprises/${id}/contrats Annuel Transports Vandamme < Transports Vandamme`,
    ]);
});

it('a code that is named exactly like the search does not stand before the company that begins with it', async () => {
  await server.made('/api/TypeContrats', { code: 'SER', libelle: 'Serrurerie' });
  await company('Serrurerie Lambert');
  expect((await find('serrurerie')).filter((one) => !one.includes('/contrats'))).toEqual([
    'Entreprises Serrurerie Lambert',
    'TypeContrats Serrurerie',
  ]);
});

it('of equally good answers, the global search puts those with the most below them first', async () => {
  await server.made('/api/Fournisseurs', { nom: 'Imprimerie du Beffroi', categorie: 'Autre' });
  await company('Imprimerie du Beffroi');
  expect(await find('beffroi')).toEqual([
    'Entreprises Imprimerie du Beffroi',
    'Fournisseurs Imprimerie du Beffroi',
    expect.stringContaining('/contrats '),
  ]);
});

it('the global search forgives typing errors', async () => {
  expect((await find('menuisrie'))[0]).toBe('Entreprises Menuiserie Éloïse');
  expect(await find('dupond')).toContain(contact);
  expect(await find('xyzzyx')).toEqual([]);
});

it('the global search finds phone numbers as typed, and grouped codes', async () => {
  expect(await find('06 12 34')).toEqual([contact]);
  expect(await find('+33 (0)6 12 34 56 78')).toEqual([contact]);
  await server.call('PUT', `/api/Entreprises/${brasserie}`, { payload: { siret: '55210055400013' } });
  expect(await find('552 100 554')).toEqual(['Entreprises Brasserie du Port']);
});

it('the global search finds records of a list by the names of list and parent', async () => {
  expect(await find('contact menuiserie')).toEqual([contact]);
});

it('some words may be of a nested record, and the others of the record above', async () => {
  expect(await find('dupont menuiserie')).toEqual([contact]);
  expect(await find('menuiserie eloise jeanne')).toEqual([contact]);
  expect(await find('contact menuiserie dupont')).toEqual([contact]);
  expect(await find('dupont brasserie')).toEqual([]);
  const links = [{ entrepriseId: brasserie }];
  const limited = await limitedPerson(server, [{ rights: ['ENTREPRISES:read'], links }]);
  expect(await find('dupont menuiserie', limited.token)).toEqual([]);
});

it('the global search only returns what the caller may read, and where', async () => {
  const contracts = await server.account(['TYPECONTRATS:read']);
  expect(await find('menuiserie', contracts.token)).toEqual([]);
  const links = [{ entrepriseId: brasserie }];
  const limited = await limitedPerson(server, [{ rights: ['ENTREPRISES:read'], links }]);
  expect(await find('menuiserie', limited.token)).toEqual([]);
  expect(await find('06 12 34', limited.token)).toEqual([]);
  expect(await find('menuisrie', limited.token)).toEqual([]);
  expect((await find('brasserie', limited.token))[0]).toBe('Entreprises Brasserie du Port');
});

it('an empty global search returns nothing', async () => {
  expect(await find('  ')).toEqual([]);
});

it('a list finds a telephone number as people write it, with other records that hold its words', async () => {
  const id = await server.made('/api/Entreprises', { code: 'TEL', nom: 'Tuilerie', telephone: '03 53 01 08 57' });
  const named = await server.made('/api/Entreprises', { code: 'T03', nom: 'Chiffres 0353' });
  const found = async (search: string) => {
    const { body } = await server.answer('GET', `/api/Entreprises?Search=${encodeURIComponent(search)}&PageNumber=1`);
    return (body as { items: readonly { id: number }[] }).items.map((one) => one.id);
  };
  expect(await found('03 53 01 08 57')).toEqual([id]);
  expect(await found('+33 3 53 01')).toEqual([id]);
  expect((await found('0353')).toSorted()).toEqual([id, named].toSorted());
  expect(await found('03 53 02')).toEqual([]);
});

it('a code that is found brings no similar ones, a single word does', async () => {
  const names = ['Affaire D-2026-0028', 'Affaire D-2026-0029', 'Marchant Frères', 'Marchand Père'];
  for (const [place, nom] of names.entries()) await server.made('/api/Entreprises', { code: `NEAR-${place}`, nom });
  expect(await find('D-2026-0028')).toEqual(['Entreprises Affaire D-2026-0028']);
  expect(await find('marchant frères')).toEqual(['Entreprises Marchant Frères']);
  expect(await find('marchant')).toEqual(['Entreprises Marchant Frères', 'Entreprises Marchand Père']);
});

it('two swapped letters in each word are forgiven, if nothing is nearer', async () => {
  await server.made('/api/Entreprises', { code: 'SWAP', nom: 'Mécanique Lemaître' });
  expect(await find('meacnique lemetre')).toEqual(['Entreprises Mécanique Lemaître']);
  expect(await find('zeppelin hangar')).toEqual([]);
});

it('a code is found however it is written', async () => {
  await server.made('/api/Entreprises', { code: 'XYQ-00044', nom: 'Serrurerie Quentin' });
  for (const typed of ['xyq-44', 'XYQ44', 'xyq 0044'])
    expect(await find(typed)).toEqual(['Entreprises Serrurerie Quentin']);
});

import { expect, it } from 'vitest';
import { openDeclaredServer } from '../support/declaredServer';

const server = await openDeclaredServer();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it("the home page announces contracts of one's own companies that end within the configured days", async () => {
  const anne = await server.account(['ENTREPRISES:read']);
  const [mine = 0, other = 0] = await Promise.all(
    ['Atelier', 'Brasserie'].map((nom) => server.made('/api/Entreprises', { code: nom, nom })),
  );
  const typeContrat = await server.made('/api/TypeContrats', { code: 'ADH', libelle: 'Adhésion' });
  const contract = (company: number, nom: string, end: number | null) =>
    server.made(`/api/Entreprises/${company}/contrats`, {
      nom,
      typeContrat,
      dateDemarrage: day(-400),
      dateExpiration: end === null ? null : day(end),
    });
  const soon = await contract(mine, 'Bientôt', 20);
  for (const [company, nom, end] of [
    [mine, 'Plus tard', 50],
    [mine, 'Passé', -3],
    [mine, 'Sans fin', null],
    [other, 'Ailleurs', 5],
  ] as const)
    await contract(company, nom, end);
  const read = async () => (await server.answer('GET', '/api/accueil/contrats', undefined, anne.token)).body;
  expect(await read()).toEqual({ jours: 60, items: [], totalCount: 0 });
  const query = `utilisateurId=${anne.id}&typePlanning=Consultant`;
  expect((await server.call('POST', `/api/Entreprises/${mine}/Planning?${query}`)).statusCode).toBe(201);
  expect((await read()).totalCount).toBe(2);
  await server.made('/api/parametres', { nom: 'duree_alerte_contrat_jours', valeur: '30' });
  expect(await read()).toEqual({
    jours: 30,
    items: [{ id: soon, nom: 'Bientôt', dateExpiration: day(20), entrepriseId: mine, entreprise: 'Atelier' }],
    totalCount: 1,
  });
});

it('tells how many contracts of a company’s card are yet to begin', async () => {
  const company = await server.made('/api/Entreprises', { code: 'CARTE', nom: 'Carte' });
  const typeContrat = await server.made('/api/TypeContrats', { code: 'CAR', libelle: 'Carte' });
  for (const [nom, start, end] of [
    ['En cours', -10, 10],
    ['Sans fin', -10, null],
    ['À venir', 10, null],
    ['Passé', -20, -10],
  ] as const)
    await server.made(`/api/Entreprises/${company}/contrats`, {
      nom,
      typeContrat,
      dateDemarrage: day(start),
      dateExpiration: end === null ? null : day(end),
    });
  const { body } = await server.answer('GET', `/api/Entreprises/${company}/resume`);
  expect(body).toMatchObject({ cards: { contrats: { totalCount: 3, comingCount: 1 } } });
});

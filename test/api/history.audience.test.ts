import { describe, expect, it } from 'vitest';
import type { ChangeRowEntry, ChangeSetEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { Fonctions } from '../../src/resources/schemas/acces';
import { Entreprises } from '../../src/resources/schemas/entreprises';
import { EntrepriseInformations } from '../../src/resources/schemas/entreprisesVues';
import { GroupeMembres, Groupes } from '../../src/resources/schemas/equipes';
import { InformationsAdditionnelles } from '../../src/resources/schemas/notices';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { applyRows } from '../../server/seed/applyRows';
import { openApiServer } from '../support/apiServer';

const Notices: ResourceSchema = { ...InformationsAdditionnelles, internal: false };

const server = await openApiServer(
  createRegistry([Entreprises, Fonctions, Groupes, GroupeMembres, Notices, EntrepriseInformations]),
);
const rows = (resource: string, values: readonly Record<string, unknown>[], parents?: Record<string, number>) =>
  applyRows(server.tenant, resource, values, parents);
const [mine = 0, others = 0] = await rows('Groupes', [
  { code: 'COMITE', libelle: 'Comité' },
  { code: 'AUTRE', libelle: 'Autre' },
]);
const [company = 0] = await rows('Entreprises', [{ code: 'LAC', nom: 'Verrerie du Lac' }]);
const [nobody = 0] = await rows('Fonctions', [{ code: 'SUIVI', libelle: 'Suivi' }]);
const notice = (titre: string, groupe: number) => ({
  cibleType: 'Entreprise',
  cibleId: company,
  titre,
  message: 'Travaux au quai nord.',
  icone: 'Bell',
  couleur: 'info',
  fonctionsAllowed: [nobody],
  groupesAllowed: [groupe],
});
const [toMe = 0, toOthers = 0, moved = 0, retold = 0] = await rows(Notices.name, [
  notice('Pour le comité', mine),
  notice('Pour les autres', others),
  notice('Déplacée', others),
  notice('Redite', others),
]);
const { id: member, token } = await server.account(['ENTREPRISES:read', 'ENTREPRISES_INFOS_ADD:read']);
await rows(GroupeMembres.name, [{ membreId: member }], { groupeId: mine });

const listed = async <Item>(path: string) => {
  const response = await server.call('GET', `/api/${path}`, { as: token });
  expect([path, response.statusCode]).toEqual([path, 200]);
  return response.json<Listed<Item>>();
};
const status = async (path: string) => (await server.call('GET', `/api/${path}`, { as: token })).statusCode;
const historyOf = (id: number, collection: string = Notices.name) =>
  `history?Collection=${encodeURIComponent(collection)}&Id=${id}`;

describe('the history of records with an audience', () => {
  it('is visible to the audience, and unknown to everyone else', async () => {
    expect((await listed<ChangeRowEntry>(historyOf(toMe))).totalCount).toBe(1);
    expect(await status(historyOf(toOthers))).toBe(404);
    const [set] = (await listed<ChangeSetEntry>(`changeSets?Collection=${Notices.name}`)).items;
    expect(set?.resources).toEqual([{ resource: Notices.name, rows: 1 }]);
    const seen = await listed<ChangeRowEntry>(`changeSets/${set?.id}/rows`);
    expect(seen.items.map(({ id }) => id)).toEqual([toMe]);
    const view = `Entreprises/${company}/InformationsAdditionnelles`;
    expect((await listed<ChangeRowEntry>(historyOf(toMe, view))).totalCount).toBe(1);
    expect(await status(historyOf(toOthers, view))).toBe(404);
  });

  it('starts when a reader joins the audience, and ends when they leave it', async () => {
    const address = async (groupe: number) => {
      const change = {
        resource: Notices.name,
        action: 'update',
        id: moved,
        values: { groupesAllowed: [groupe] },
      } as const;
      const author = { id: '1', name: 'Essai' };
      expect((await server.tenant.store.apply({ author, origin: 'test', changes: [change] })).applied).toBe(true);
    };
    await address(mine);
    // The rows from before belong to the former readers.
    expect((await listed<ChangeRowEntry>(historyOf(moved))).items).toEqual([]);
    await address(others);
    expect(await status(historyOf(moved))).toBe(404);
  });

  it('shows writes of other fields only from the time since they joined', async () => {
    const write = async (values: Record<string, unknown>) => {
      const change = { resource: Notices.name, action: 'update', id: retold, values } as const;
      const author = { id: '1', name: 'Essai' };
      expect((await server.tenant.store.apply({ author, origin: 'test', changes: [change] })).applied).toBe(true);
    };
    await write({ titre: 'Entre eux' });
    await write({ groupesAllowed: [mine] });
    await write({ titre: 'Pour tous' });
    const { items } = await listed<ChangeRowEntry>(historyOf(retold));
    expect(items.map(({ before, after }) => [before?.titre, after?.titre])).toEqual([['Entre eux', 'Pour tous']]);
    const sets = (await listed<ChangeSetEntry>(`changeSets?Collection=${Notices.name}&PageSize=100`)).items;
    expect(sets.filter(({ id }) => items.some(({ changeSet }) => changeSet === id))).toHaveLength(1);
  });

  it('shows deleted records of the audience in the recycle bin', async () => {
    const author = { id: '1', name: 'Essai' };
    const changes = [toMe, toOthers].map((id) => ({ resource: Notices.name, action: 'delete', id }) as const);
    await server.tenant.store.apply({ author, origin: 'test', changes });
    const { items } = await listed<ChangeRowEntry>(`recycleBin?Collection=${Notices.name}`);
    expect(items.map(({ id }) => id)).toEqual([toMe]);
  });
});

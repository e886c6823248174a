import { beforeEach, expect } from 'vitest';
import type { ChangeReport, ChangeRowEntry, ChangeSetEntry, Listed } from '../../src/resources/changes/changes';
import { defineResource } from '../../src/resources/defineResource';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Words } from '../../src/resources/language/words';
import { openApiServer } from './apiServer';
import { Articles, Lots, Rayons } from './databaseResources';

const words = (word: string): Words => [word, word, word, word];

const Notes = defineResource({
  name: 'Notes',
  contract: true,
  label: { one: words('Note'), many: words('Notes') },
  rights: 'NOTES',
  ownedBy: 'auteurId',
  fields: { auteurId: integer({ label: words('Auteur') }), nom: text({ label: words('Nom'), required: true }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

const EnService = defineResource({
  name: 'ArticlesEnService',
  contract: true,
  label: { one: words('Article'), many: words('Articles') },
  rights: 'SERVICE',
  fields: { nom: Articles.fields.nom },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  view: { resource: 'Articles', where: { field: 'actif', operator: 'equals', value: true } },
});

const Secrets = defineResource({
  name: 'Secrets',
  contract: true,
  internal: true,
  label: { one: words('Secret'), many: words('Secrets') },
  rights: 'ARTICLES',
  fields: { nom: text({ label: words('Nom'), required: true }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

interface Article {
  readonly id: number;
  readonly nom: string;
  readonly note: string | null;
}

export async function openHistoryServer() {
  const server = await openApiServer(createRegistry([Rayons, Articles, Lots, Notes, EnService, Secrets]));
  const reader = await server.tokenFor(['ARTICLES:read']);
  const editor = await server.tokenFor(['ARTICLES:read', 'ARTICLES:create', 'ARTICLES:update']);
  const other = await server.tokenFor(['SERVICE:read']);
  let name = 0;
  beforeEach(() => {
    name += 1;
  });
  const nom = () => `Article ${name}`;

  async function ok<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, given: object = {}) {
    const response = await server.call(method, `/api/${path}`, given);
    expect([path, response.statusCode, response.body.slice(0, 300)]).toEqual([
      path,
      method === 'POST' && !path.includes('revert') ? 201 : 200,
      expect.anything(),
    ]);
    return response.json<Answer>();
  }
  const status = async (method: 'GET' | 'POST', path: string, given: object = {}) =>
    (await server.call(method, `/api/${path}`, given)).statusCode;

  const create = (values: object = {}, path = 'Articles') =>
    ok<Article>('POST', path, { payload: { nom: nom(), ...values } });
  const update = (id: number, values: object) => ok<Article>('PUT', `Articles/${id}`, { payload: values });
  const remove = (id: number, path = 'Articles') => ok<Article>('DELETE', `${path}/${id}`);
  const history = (id: number, as?: string, collection = 'Articles') =>
    ok<Listed<ChangeRowEntry>>(
      'GET',
      `history?Collection=${encodeURIComponent(collection)}&Id=${id}`,
      as ? { as } : {},
    );
  const bin = (collection = 'Articles', as?: string) =>
    ok<Listed<ChangeRowEntry>>(
      'GET',
      `recycleBin?Collection=${encodeURIComponent(collection)}&PageSize=500`,
      as ? { as } : {},
    );
  const sets = (query = '', as?: string) => ok<Listed<ChangeSetEntry>>('GET', `changeSets?${query}`, as ? { as } : {});
  const rows = (id: number) => ok<Listed<ChangeRowEntry>>('GET', `changeSets/${id}/rows`);
  const revert = (id: number, payload?: object, { as, preview = false }: { as?: string; preview?: boolean } = {}) =>
    ok<ChangeReport>('POST', `changeSets/${id}/revert${preview ? '?Preview=true' : ''}`, {
      ...(payload && { payload }),
      ...(as && { as }),
    });
  const lastSet = async (id: number) => (await history(id)).items[0]?.changeSet ?? 0;
  const stored = async (id: number) => (await server.tenant.store.get(Articles, id))?.values;
  return {
    server,
    reader,
    editor,
    other,
    nom,
    ok,
    status,
    create,
    update,
    remove,
    history,
    bin,
    sets,
    rows,
    revert,
    lastSet,
    stored,
    mark: () => name,
  };
}

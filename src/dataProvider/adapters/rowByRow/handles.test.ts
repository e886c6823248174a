import { describe, expect, it } from 'vitest';
import type { ChangeReport, ChangeRequest } from '../../../resources/changes/changes';
import { testProviders } from '../../testProvider';
import type { Received, Reply } from '../../testServer';

const { provider, server } = testProviders();
const run = { origin: 'import' } as const;

const create = (collection: string, values: object, handle?: string): ChangeRequest => ({
  collection,
  action: 'create',
  ...(handle !== undefined && { handle }),
  values: { ...values },
});

/** The organisations' own API; created records get consecutive ids. */
function contract(refuse: (request: Received) => boolean = () => false) {
  let last = 40;
  return (request: Received): Reply => {
    if (refuse(request)) return { status: 409, json: { title: 'Pris', status: 409 } };
    return request.method === 'POST' ? { status: 201, json: { id: (last += 1) } } : { json: [] };
  };
}

const judged = ({ rows }: ChangeReport) => rows.map(({ status, reason }) => reason ?? status);
const written = () =>
  server()
    .received.filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => `${method} ${path} ${body}`.trim());

const set = [
  create('Entreprises', { nom: 'Mère' }, 'mere'),
  create('Entreprises/@mere/sites', { nom: 'Siège' }, 'siege'),
  create('Entreprises/@mere/sites/@siege/contacts', { contactId: { handle: 'mere' } }),
  create('Entreprises/@mere/membres', { nom: 'Elle-même', membreId: { handle: 'mere' } }),
];

describe('handles, with an API without change sets', () => {
  it('are previewed as they are', async () => {
    const data = await provider(contract());
    const preview = await data.previewChanges(set, run);
    expect(judged(preview)).toEqual(set.map(() => 'created'));
    expect(preview.rows[3]?.after).toEqual({ nom: 'Elle-même', membreId: { handle: 'mere' } });
    expect(server().received).toEqual([]);
  });

  it('are written in order of dependency, with the ids of the API', async () => {
    const data = await provider(contract());
    const told: number[] = [];
    const report = await data.applyChanges(set, { ...run, onProgress: (finished) => void told.push(finished) });
    expect(report).toMatchObject({ applied: true, rows: [{ id: 41 }, { status: 'created' }, {}, {}] });
    expect(judged(report)).toEqual(set.map(() => 'created'));
    const [first, ...others] = written();
    const siege = report.rows[1]?.id;
    expect(first).toBe('POST Entreprises {"nom":"Mère"}');
    expect([...others].sort()).toEqual([
      'POST Entreprises/41/membres {"nom":"Elle-même","membreId":41}',
      'POST Entreprises/41/sites {"nom":"Siège"}',
      `POST Entreprises/41/sites/${siege}/contacts/41`,
    ]);
    expect(others.at(-1)).toContain('contacts');
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('that are undefined or duplicate are refused', async () => {
    const data = await provider(contract());
    const wrong = [
      create('Entreprises/@plus-tard/sites', { nom: 'x' }),
      create('Entreprises', { nom: 'Une' }, 'une'),
      create('Entreprises/@une/sites', { nom: 'x' }, 'site'),
      create('Entreprises/@une/membres', { membreId: { handle: 'site' } }),
      create('Entreprises', { nom: 'Une' }, 'une'),
      create('Entreprises', { nom: 'Fausse', annee: 'x' }, 'fausse'),
      create('Entreprises/@fausse/sites', { nom: 'x' }),
    ];
    const { rows } = await data.previewChanges(wrong, run);
    expect(rows.map(({ issues = {} }) => Object.values(issues).flat()[0]?.code)).toEqual([
      'handleUnknown',
      undefined,
      undefined,
      'handleOfOther',
      'handleTaken',
      'number',
      undefined,
    ]);
    expect(rows[6]).toMatchObject({ reason: 'dependsOnRefused', message: 'data.errors.dependsOnRefused' });
  });

  it('of a refused row refuse the rows that depend on it, and no others', async () => {
    const data = await provider(contract(({ path, method }) => method === 'POST' && path.endsWith('/sites')));
    const report = await data.applyChanges(set, { ...run, mode: 'good' });
    expect(judged(report)).toEqual(['created', 'conflict', 'dependsOnRefused', 'created']);
    expect(report.applied).toBe(true);
    const none = await provider(contract(({ method }) => method === 'POST'));
    expect((await none.applyChanges(set, run)).applied).toBe(false);
    expect(written()).toHaveLength(1);
  });
});

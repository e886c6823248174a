import { describe, expect, it } from 'vitest';
import type { ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { openHistoryServer } from '../support/historyServer';

const {
  server,
  reader,
  editor,
  nom,
  ok,
  status,
  create,
  update,
  remove,
  history,
  bin,
  sets,

  revert,
  lastSet,
  stored,
  mark,
} = await openHistoryServer();

describe('a revert', () => {
  it("restores former values and keeps other people's changes of other fields", async () => {
    const { id } = await create({ note: 'avant' });
    await update(id, { note: 'après' });
    const set = await lastSet(id);
    await update(id, { ordre: 7 });
    const preview = await revert(set, undefined, { preview: true });
    expect(preview).toMatchObject({
      applied: false,
      rows: [{ index: 0, id, status: 'changed', version: 3, before: { note: 'après' }, after: { note: 'avant' } }],
    });
    expect(await stored(id)).toMatchObject({ note: 'après' });
    const report = await revert(set);
    expect(report).toMatchObject({ applied: true, rows: [{ status: 'changed', version: 4 }] });
    expect(await stored(id)).toMatchObject({ note: 'avant', ordre: 7 });
    const [redo, undone] = (await sets('Collection=Articles')).items.filter((one) => [report.id, set].includes(one.id));
    expect([redo?.reverts, undone?.revertedBy]).toEqual([set, report.id]);
    expect((await revert(set)).rows).toMatchObject([{ status: 'unchanged' }]);
    expect((await revert(report.id ?? 0)).applied).toBe(true);
    expect(await stored(id)).toMatchObject({ note: 'après', ordre: 7 });
    expect((await sets('Collection=Articles')).items.find((one) => one.id === set)?.revertedBy).toBeUndefined();
  });

  it('refuses a field changed since, by name, and overwrites nothing', async () => {
    const { id } = await create({ note: 'un' });
    await update(id, { note: 'deux', ordre: 2 });
    const set = await lastSet(id);
    await update(id, { note: 'trois' });
    const report = await revert(set);
    expect(report).toMatchObject({
      applied: false,
      rows: [{ status: 'refused', reason: 'stale', issues: { note: [{ code: 'stale' }] } }],
    });
    expect(report.rows[0]?.message).toMatch(/modifié/);
    expect(await stored(id)).toMatchObject({ note: 'trois', ordre: 2 });
  });

  it('deletes a created record, unless it has been changed or has records below it since', async () => {
    const untouched = await create();
    expect(await revert(await lastSet(untouched.id))).toMatchObject({ applied: true, rows: [{ status: 'deleted' }] });
    expect(await stored(untouched.id)).toBeUndefined();
    const written = await create();
    const set = await lastSet(written.id);
    await update(written.id, { note: 'plus tard' });
    expect((await revert(set)).rows).toMatchObject([
      { status: 'refused', reason: 'stale', issues: { note: [{ code: 'stale' }] } },
    ]);
    const parent = await create();
    await create({ nom: undefined, numero: 'L1' }, `Articles/${parent.id}/lots`);
    expect((await revert(await lastSet(parent.id))).rows).toMatchObject([{ status: 'refused', reason: 'referenced' }]);
  });

  it('restores a deleted record with its id from the recycle bin', async () => {
    const { id } = await create({ note: 'à garder' });
    const before = await stored(id);
    await remove(id);
    const [deleted] = (await bin()).items;
    expect(deleted).toMatchObject({ id, action: 'delete', before: { nom: nom(), note: 'à garder' } });
    const report = await revert(deleted?.changeSet ?? 0, { ordinals: [deleted?.ordinal] });
    expect(report).toMatchObject({ applied: true, rows: [{ status: 'created', id, version: 2 }] });
    expect(await stored(id)).toEqual(before);
    expect((await bin()).items.filter((one) => one.id === id)).toEqual([]);
    expect((await history(id)).items.map(({ action, version, origin }) => [action, version, origin])).toEqual([
      ['create', 2, 'revert'],
      ['delete', 1, 'api'],
      ['create', 1, 'api'],
    ]);
    const again = await update(id, { note: 'encore' });
    expect(again.id).toBe(id);
    await remove(id);
    expect((await bin()).items.filter((one) => one.id === id)).toHaveLength(1);
  });

  it('refuses a restoration that would violate other records', async () => {
    const rayon = await ok<{ id: number }>('POST', 'Rayons', { payload: { code: `R${mark()}`, nom: 'x' } });
    const { id } = await create({ rayonId: rayon.id });
    await remove(id);
    const set = await lastSet(id);
    await ok('DELETE', `Rayons/${rayon.id}`);
    expect((await revert(set)).rows).toMatchObject([
      { status: 'refused', reason: 'invalid', issues: { rayonId: [{ code: 'referenceMissing' }] } },
    ]);
    const [gone] = (await bin('Rayons')).items;
    await ok('POST', 'Rayons', { payload: { code: `r${mark()}`, nom: 'autre' } });
    expect((await revert(gone?.changeSet ?? 0)).rows).toMatchObject([{ status: 'refused', reason: 'duplicate' }]);
  });

  it('covers some rows, or all rows without later changes', async () => {
    const author = { id: '1', name: 'Import' };
    const names = ['a', 'b', 'c'].map((letter) => `${letter}${mark()}`);
    const changes = names.map((one) => ({ resource: 'Articles', action: 'create', values: { nom: one } }) as const);
    const { id: set = 0, rows: made } = await server.tenant.store.apply({ author, origin: 'import', changes });
    const ids = made.map((row) => ('id' in row ? row.id : 0));
    expect(await revert(set, { ordinals: [1] })).toMatchObject({
      applied: true,
      rows: [{ index: 1, status: 'deleted' }],
    });
    expect((await sets()).items.find((one) => one.id === set)?.revertedBy).toBeUndefined();
    await update(ids[2] ?? 0, { note: 'gardé' });
    expect((await revert(set)).applied).toBe(false);
    const rest = await revert(set, { mode: 'good' });
    expect(rest.rows.map((row) => [row.index, row.status])).toEqual([
      [0, 'deleted'],
      [1, 'unchanged'],
      [2, 'refused'],
    ]);
    expect(rest.applied).toBe(true);
    expect((await sets()).items.find((one) => one.id === set)?.revertedBy).toBeUndefined();
    expect(await status('POST', `changeSets/${set}/revert`, { payload: { ordinals: [9] } })).toBe(400);
    expect(await status('POST', `changeSets/${set}/revert`, { payload: { ordinals: 'tout' } })).toBe(400);
    expect(await status('POST', `changeSets/${set}/revert`, { payload: { mode: 'vite' } })).toBe(400);
  });

  it('needs the right of the opposite operation for every row', async () => {
    const { id } = await create({ note: 'x' });
    await update(id, { note: 'y' });
    const changed = await lastSet(id);
    expect((await revert(changed, undefined, { as: reader })).rows).toMatchObject([
      { status: 'refused', reason: 'forbidden' },
    ]);
    expect((await revert(changed, undefined, { as: editor })).applied).toBe(true);
    // The right to create does not include deleting.
    const made = await create();
    expect((await revert(await lastSet(made.id), undefined, { as: editor })).rows).toMatchObject([
      { status: 'refused', reason: 'forbidden' },
    ]);
    await remove(made.id);
    expect((await revert(await lastSet(made.id), undefined, { as: editor })).applied).toBe(true);
  });

  it('skips and hides what the caller may not read', async () => {
    const author = { id: '1', name: 'Import' };
    const changes = [
      { resource: 'Articles', action: 'create', values: { nom: nom() } },
      { resource: 'Rayons', action: 'create', values: { code: `S${mark()}`, nom: 'secret' } },
    ] as const;
    const { id: set = 0 } = await server.tenant.store.apply({ author, origin: 'import', changes });
    const admin = await server.tokenFor(['ARTICLES:admin']);
    const seen = await ok<Listed<ChangeRowEntry>>('GET', `changeSets/${set}/rows`, { as: admin });
    expect(seen.items.map(({ resource }) => resource)).toEqual(['Articles']);
    const report = await revert(set, { mode: 'good' }, { as: admin });
    expect(report.rows.map((row) => [row.status, row.reason])).toEqual([
      ['deleted', undefined],
      ['refused', 'forbidden'],
    ]);
    expect(JSON.stringify(report.rows[1])).not.toContain('secret');
    expect(report.rows[1]).toEqual({ index: 1, status: 'refused', reason: 'forbidden', message: 'Accès refusé' });
  });
});

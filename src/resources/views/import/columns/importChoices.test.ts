import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { choicesFor, keysIn, missingFields, modesFor, obstacleOf, remapped } from './importChoices';

const both = { create: true, edit: true };

describe('the mode of an import', () => {
  it('updates and creates if the file identifies records: by id first', () => {
    expect(choicesFor(Services, ['code', 'libelle'], both)).toEqual({
      mode: 'upsert',
      key: 'code',
      emptyCell: 'unchanged',
    });
    expect(choicesFor(Services, ['code', null, 'id'], both).key).toBe('id');
  });

  it('only creates otherwise', () => {
    expect(choicesFor(Domaines, ['libelle'], both)).toMatchObject({ mode: 'create', key: 'id' });
    expect(choicesFor(Services, ['code'], { create: true, edit: false }).mode).toBe('create');
  });

  it("never exceeds the person's rights", () => {
    expect(modesFor({ create: false, edit: true })).toEqual(['update']);
    expect(choicesFor(Services, ['code'], { create: false, edit: true }, { mode: 'create' }).mode).toBe('update');
  });

  it('stays as chosen while the columns permit it', () => {
    const chosen = { mode: 'update', key: 'code', emptyCell: 'emptied' } as const;
    expect(choicesFor(Services, ['id', 'code'], both, chosen)).toEqual(chosen);
    expect(choicesFor(Services, ['id', 'libelle'], both, chosen)).toEqual({ ...chosen, key: 'id' });
  });
});

it('an import needs columns, and updates need a key', () => {
  const update = { mode: 'update', key: 'id', emptyCell: 'unchanged' } as const;
  expect(obstacleOf(Services, [null, null], update)).toBe('none');
  expect(obstacleOf(Services, ['libelle'], update)).toBe('noKey');
  expect(obstacleOf(Services, ['libelle'], { ...update, mode: 'create' })).toBeUndefined();
  expect(keysIn(Services, ['libelle'])).toEqual([]);
});

it('missing required fields of new records are listed', () => {
  const create = { mode: 'create', key: 'id', emptyCell: 'unchanged' } as const;
  expect(missingFields(Services, ['libelle', 'ordre'], create)).toEqual(['code']);
  expect(missingFields(Services, ['libelle'], { ...create, mode: 'update' })).toEqual([]);
});

it('each column has one meaning', () => {
  expect(remapped(['code', 'libelle', null], 2, 'code')).toEqual([null, 'libelle', 'code']);
  expect(remapped(['code', 'libelle'], 0, null)).toEqual([null, 'libelle']);
});

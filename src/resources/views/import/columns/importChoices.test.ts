import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import { choicesFor, keysIn, missingFields, modesFor, obstacleOf, remapped } from './importChoices';

const both = { create: true, edit: true };

describe('what is done with the rows of a file', () => {
  it('updates and creates where the file says which records it means: by the id first', () => {
    expect(choicesFor(Services, ['code', 'libelle'], both)).toEqual({
      mode: 'upsert',
      key: 'code',
      emptyCell: 'unchanged',
    });
    expect(choicesFor(Services, ['code', null, 'id'], both).key).toBe('id');
  });

  it('creates everything where it does not', () => {
    expect(choicesFor(Domaines, ['libelle'], both)).toMatchObject({ mode: 'create', key: 'id' });
    expect(choicesFor(Services, ['code'], { create: true, edit: false }).mode).toBe('create');
  });

  it('never does what the person may not', () => {
    expect(modesFor({ create: false, edit: true })).toEqual(['update']);
    expect(choicesFor(Services, ['code'], { create: false, edit: true }, { mode: 'create' }).mode).toBe('update');
  });

  it('keeps what was chosen as long as the columns allow it', () => {
    const chosen = { mode: 'update', key: 'code', emptyCell: 'emptied' } as const;
    expect(choicesFor(Services, ['id', 'code'], both, chosen)).toEqual(chosen);
    expect(choicesFor(Services, ['id', 'libelle'], both, chosen)).toEqual({ ...chosen, key: 'id' });
  });
});

it('cannot plan without columns, nor update without a key', () => {
  const update = { mode: 'update', key: 'id', emptyCell: 'unchanged' } as const;
  expect(obstacleOf(Services, [null, null], update)).toBe('none');
  expect(obstacleOf(Services, ['libelle'], update)).toBe('noKey');
  expect(obstacleOf(Services, ['libelle'], { ...update, mode: 'create' })).toBeUndefined();
  expect(keysIn(Services, ['libelle'])).toEqual([]);
});

it('names the required fields that new records would lack', () => {
  const create = { mode: 'create', key: 'id', emptyCell: 'unchanged' } as const;
  expect(missingFields(Services, ['libelle', 'ordre'], create)).toEqual(['code']);
  expect(missingFields(Services, ['libelle'], { ...create, mode: 'update' })).toEqual([]);
});

it('gives a meaning to one column only', () => {
  expect(remapped(['code', 'libelle', null], 2, 'code')).toEqual([null, 'libelle', 'code']);
  expect(remapped(['code', 'libelle'], 0, null)).toEqual([null, 'libelle']);
});

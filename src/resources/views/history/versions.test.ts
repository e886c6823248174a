import { describe, expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { restoringValues, valuesBefore } from './versions';

const now = { id: 2, libelle: 'C', code: 'AUD', ordre: 3, actif: true, note: null, origine: 'import' };
/** Newest first; some APIs return every field, some only the changed ones. */
const later = [
  { before: { libelle: 'B', note: 'x' }, after: { libelle: 'C', note: null } },
  { before: { ...now, libelle: 'A', note: 'x' }, after: { ...now, libelle: 'B', note: 'x' } },
];

describe('a former version', () => {
  it('is the record without later changes', () => {
    expect(valuesBefore(Services, now, [])).toEqual(now);
    expect(valuesBefore(Services, now, later.slice(0, 1))).toEqual({ ...now, libelle: 'B', note: 'x' });
    expect(valuesBefore(Services, now, later)).toEqual({ ...now, libelle: 'A', note: 'x' });
  });

  it('is restored by its differences, without fields that cannot be written', () => {
    const former = { ...now, libelle: 'A', note: '', origine: 'saisie', actif: false };
    expect(restoringValues(Services, now, former, Object.keys(former))).toEqual({ libelle: 'A', actif: false });
    expect(restoringValues(Services, now, former, ['note', 'ordre'])).toEqual({});
  });
});

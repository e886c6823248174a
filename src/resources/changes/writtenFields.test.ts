import { describe, expect, it } from 'vitest';
import { Services } from '../../../test/support/screenSchemas';
import { lastWriters, writtenFields } from './writtenFields';

describe('a recorded write', () => {
  it('changed the declared fields with different values, in declared order', () => {
    const before = { code: 'A', libelle: 'Audit', note: null, ordre: 1, ancien: 'x' };
    const after = { code: 'B', libelle: 'Audit', note: '', ordre: 0, ancien: 'y' };
    expect(writtenFields(Services, { before, after })).toEqual(['code', 'ordre']);
    expect(writtenFields(Services, { after: { libelle: 'Audit', note: null } })).toEqual(['libelle']);
    expect(writtenFields(Services, { before: { libelle: 'Audit' } })).toEqual(['libelle']);
  });

  it('is the last one of a field without a newer change', () => {
    const rows = [
      { authorName: 'Zoé', before: { ordre: 2 }, after: { ordre: 3 } },
      { authorName: '', before: { code: 'A' }, after: { code: 'B' } },
      { authorName: 'Luc', before: { ordre: 1, note: 'a' }, after: { ordre: 2, note: 'b' } },
    ];
    expect(lastWriters(Services, rows, ['ordre', 'note', 'code', 'libelle'])).toEqual({ ordre: 'Zoé', note: 'Luc' });
    expect(lastWriters(Services, rows, ['note'])).toEqual({ note: 'Luc' });
  });
});

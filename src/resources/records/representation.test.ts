import { describe, expect, it } from 'vitest';
import { Services } from '../../../test/support/screenSchemas';
import { Amis, ClubMembres, Jeux, Parties } from '../../../test/support/referenceResources';
import { date } from '../fields/date/kind';
import { dateTime } from '../fields/dateTime/kind';
import { month } from '../fields/month/kind';
import { namedThrough, representationOf, textOf } from './representation';

const label = ['Quand', 'When', 'Wann', 'Quando'] as const;

describe('the representation of a record', () => {
  const schema = { ...Services, representation: ['code', 'libelle'] };

  it('joins the declared fields, without empty ones', () => {
    expect(representationOf(schema, { id: 1, code: 'AUD', libelle: 'Audit' })).toBe('AUD Audit');
    expect(representationOf(schema, { id: 1, code: null, libelle: 'Audit' })).toBe('Audit');
  });

  it('is the id if all are empty', () => {
    expect(representationOf(schema, { id: 7, code: '', libelle: null })).toBe('#7');
  });

  it('formats values by kind, including 0', () => {
    expect(textOf(Services, 'ordre', { id: 1, ordre: 0 })).toBe('0');
    expect(textOf(Services, 'absent', { id: 1, absent: 'x' })).toBe('');
  });

  it('formats days, months and instants, in Paris time', () => {
    const fields = { quand: dateTime({ label }), jour: date({ label }), mois: month({ label }) };
    const record = { id: 1, quand: '2026-12-29T08:00:00.000Z', jour: '2026-12-30', mois: '2026-12' };
    expect(representationOf({ fields, representation: ['quand', 'jour', 'mois'] }, record)).toBe(
      '29/12/2026 09:00 30/12/2026 12/2026',
    );
  });

  it('uses the name of a referenced record, never its id', () => {
    const anne = { schema: Amis, record: { id: 4, nom: 'Lefèvre', prenom: 'Anne' } };
    const chess = { schema: Jeux, record: { id: 2, titre: 'Échecs', joueurs: 2 } };
    const referenced = (_: unknown, field: string) => (field === 'jeuId' ? [chess] : [anne]);
    expect(representationOf(ClubMembres, { id: 4, amiId: 4 }, referenced)).toBe('Lefèvre Anne');
    expect(representationOf(Parties, { id: 9, amiId: 4, jeuId: 2 }, referenced)).toBe('Lefèvre Anne · 2 Échecs');
    expect(representationOf(Parties, { id: 9, amiId: 4, jeuId: 2 })).toBe('#9');
    expect(namedThrough(Parties)).toEqual(['amiId', 'jeuId']);
  });
});

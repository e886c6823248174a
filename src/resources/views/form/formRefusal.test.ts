import { describe, expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { formRefusal } from './formRefusal';

describe('a refused save', () => {
  it("shows messages at their fields, whatever the API's spelling", () => {
    const errors = { Libelle: ['Trop court.', 'Trop vide.'], 'ordre.2.theme': ['Obligatoire'] };
    expect(formRefusal(Services, { status: 400, message: 'Saisie refusée', errors }, true)).toEqual({
      fields: { libelle: 'Trop court. Trop vide.', 'ordre.2.theme': 'Obligatoire' },
      general: [],
    });
  });

  it('lists errors without an input separately', () => {
    const errors = { origine: ['Non modifiable'], inconnu: ['Champ inconnu'], '': ['Contradiction'] };
    expect(formRefusal(Services, { errors, message: 'Refus' }, true)).toEqual({
      fields: {},
      general: ['Non modifiable', 'Champ inconnu', 'Contradiction'],
    });
  });

  it('names the fields elsewhere, if the form shows one', () => {
    const errors = { libelle: ['Trop court.'], code: ['Obligatoire'] };
    expect(formRefusal(Services, { status: 400, message: 'Saisie refusée', errors }, false, 'libelle')).toEqual({
      fields: { libelle: 'Trop court.' },
      general: [],
      elsewhere: { code: 'Obligatoire' },
    });
  });

  it('describes an error without a field', () => {
    expect(formRefusal(Services, { status: 409, message: 'Déjà utilisé', errors: {} }, true)).toEqual({
      fields: {},
      general: ['Déjà utilisé'],
    });
  });
});

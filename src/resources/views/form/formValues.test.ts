import { describe, expect, it } from 'vitest';
import { Services } from '../../../../test/support/screenSchemas';
import { changedInput, createdValues, initialValues, recordValues } from './formValues';

describe('the values of a form', () => {
  it('start with the declared ones, without fields that the API sets', () => {
    expect(initialValues(Services)).toEqual({ libelle: null, code: null, ordre: 0, actif: true, note: null });
    expect(recordValues(Services, { id: 1, libelle: 'Audit', origine: 'import' })).toEqual({
      libelle: 'Audit',
      code: null,
      ordre: null,
      actif: null,
      note: null,
    });
  });

  it('are sent on creation, including 0 and false, and null for cleared initial values', () => {
    const values = { libelle: 'Audit', code: '', ordre: null, actif: false, note: null, origine: 'x' };
    expect(createdValues(Services, values)).toEqual({ libelle: 'Audit', ordre: null, actif: false });
    expect(createdValues(Services, { ordre: 0, actif: true })).toEqual({ ordre: 0, actif: true });
  });

  it('are sent on update only if different, and null if cleared', () => {
    const before = { libelle: 'Audit', code: 'AUD', ordre: 1, note: '', origine: 'import' };
    const after = { libelle: 'Audit', code: 'AUD2', ordre: '', note: null, actif: false, origine: 'x' };
    expect(changedInput(Services, before, after)).toEqual({ code: 'AUD2', ordre: null, actif: false });
  });
});

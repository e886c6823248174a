import { describe, expect, it } from 'vitest';
import { formErrors } from './formErrors';

describe('formErrors', () => {
  it("nests errors like the form's fields, with the first message of each", () => {
    expect(formErrors({ nom: ['Trop court', 'Trop laid'], 'a.0.b': ['Non'], 'a.1.b': ['Si'] }, undefined)).toEqual({
      nom: 'Trop court',
      a: { 0: { b: 'Non' }, 1: { b: 'Si' } },
    });
  });

  it('puts errors of the whole record at the root', () => {
    expect(formErrors({ '': ['Doublon'] }, undefined)).toEqual({ root: { serverError: 'Doublon' } });
    expect(formErrors({}, 'Refusé')).toEqual({ root: { serverError: 'Refusé' } });
  });

  it('ignores inherited property names', () => {
    expect(formErrors({ 'constructor.name': ['Non'] }, undefined).constructor).toEqual({ name: 'Non' });
  });
});

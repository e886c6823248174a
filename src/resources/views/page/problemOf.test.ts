import { describe, expect, it } from 'vitest';
import { problemOf } from './problemOf';

describe('the problem of a failed request', () => {
  it('is the problem document in its body', () => {
    const problem = {
      title: 'Saisie refusée',
      status: 400,
      detail: 'Le code est pris.',
      errors: { code: ['Pris'], nom: 'Vide' },
    };
    expect(problemOf({ message: 'x', status: 400, body: { problem } })).toEqual({
      status: 400,
      message: 'Le code est pris.',
      errors: { code: ['Pris'], nom: ['Vide'] },
    });
    expect(problemOf({ message: 'x', body: problem }).message).toBe('Le code est pris.');
  });

  it.each([
    [new Error('Réseau coupé'), 'Réseau coupé'],
    ['Refus', 'Refus'],
    [new Error(''), undefined],
    [undefined, undefined],
    [{ body: { problem: { title: '', errors: [1] } } }, undefined],
  ])('is the error itself otherwise: %s', (error, message) => {
    expect(problemOf(error).message).toBe(message);
  });

  it('names the records that still refer to it, as far as readable', () => {
    const references = [{ resource: 'Services', count: 2 }, { resource: 'Domaines' }, null];
    expect(problemOf({ body: { problem: { references } } }).references).toEqual([{ resource: 'Services', count: 2 }]);
    expect(problemOf({ body: { problem: { references: 'Services' } } }).references).toBeUndefined();
  });
});

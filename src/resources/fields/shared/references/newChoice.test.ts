import { describe, expect, it } from 'vitest';
import { Participants, Personnes, Reglement } from '../../../../../test/support/dialogSchemas';
import { hasCreateForm, isNewChoice, newChoiceOf, valuesFrom } from './newChoice';

describe('the offer to create a record', () => {
  it('appears for a name that was not found, ignoring case and accents', () => {
    expect(newChoiceOf(' Zoé ', ['Inès'])).toEqual([{ id: -1, typed: 'Zoé' }]);
    expect(newChoiceOf('INES', ['Inès'])).toEqual([]);
  });

  it('appears without a name only if there is nothing to choose', () => {
    expect(newChoiceOf('', [])).toEqual([{ id: -1, typed: '' }]);
    expect(newChoiceOf(' ', ['Inès'])).toEqual([]);
  });

  it('is not a record', () => {
    expect(newChoiceOf('Zoé', []).every(isNewChoice)).toBe(true);
    expect(isNewChoice({ id: 3, nom: 'Inès' })).toBe(false);
  });

  it('needs a form for a single record', () => {
    expect(hasCreateForm(Personnes)).toBe(true);
    expect(hasCreateForm(Reglement)).toBe(false);
    expect(hasCreateForm({ ...Personnes, internal: true })).toBe(false);
  });
});

describe('the values of a new record', () => {
  it('contain the typed text in the first suitable field of its name', () => {
    expect(valuesFrom(Personnes, 'Zoé')).toEqual({ nom: 'Zoé' });
    expect(valuesFrom(Personnes, 'x'.repeat(41))).toEqual({});
    expect(valuesFrom(Participants, '12')).toEqual({});
    expect(valuesFrom(Personnes, '')).toEqual({});
  });
});

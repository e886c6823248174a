import { describe, expect, it } from 'vitest';
import { Participants, Personnes, Reglement } from '../../../../../test/support/dialogSchemas';
import { hasCreateForm, isNewChoice, newChoiceOf, valuesFrom } from './newChoice';

describe('the offer to create a record', () => {
  it('is made for a name that was not found, whatever its case and accents', () => {
    expect(newChoiceOf(' Zoé ', ['Inès'])).toEqual([{ id: -1, typed: 'Zoé' }]);
    expect(newChoiceOf('INES', ['Inès'])).toEqual([]);
  });

  it('is made without a name only where there is nothing to choose', () => {
    expect(newChoiceOf('', [])).toEqual([{ id: -1, typed: '' }]);
    expect(newChoiceOf(' ', ['Inès'])).toEqual([]);
  });

  it('is no record', () => {
    expect(newChoiceOf('Zoé', []).every(isNewChoice)).toBe(true);
    expect(isNewChoice({ id: 3, nom: 'Inès' })).toBe(false);
  });

  it('is only for what has a form for one record', () => {
    expect(hasCreateForm(Personnes)).toBe(true);
    expect(hasCreateForm(Reglement)).toBe(false);
    expect(hasCreateForm({ ...Personnes, internal: true })).toBe(false);
  });
});

describe('the values of a record that was typed', () => {
  it('hold it in the first field of its name that takes it', () => {
    expect(valuesFrom(Personnes, 'Zoé')).toEqual({ nom: 'Zoé' });
    expect(valuesFrom(Personnes, 'x'.repeat(41))).toEqual({});
    expect(valuesFrom(Participants, '12')).toEqual({});
    expect(valuesFrom(Personnes, '')).toEqual({});
  });
});

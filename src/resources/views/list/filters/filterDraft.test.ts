import { describe, expect, it } from 'vitest';
import { fromDraft, offeredOperators, toDraft, type ComparedField } from './filterDraft';

const state: ComparedField = { operators: ['equals', 'in', 'notEquals', 'isEmpty'], isChosen: true };
const people: ComparedField = { operators: ['contains', 'in', 'isEmpty'], isChosen: true };
const name: ComparedField = { operators: ['contains', 'equals', 'in'], isChosen: false };
const yesOrNo: ComparedField = { operators: ['equals', 'isEmpty'], isChosen: true };

describe('the draft of a filter', () => {
  it('offers several options first, a single one too', () => {
    expect(offeredOperators(state)).toEqual(['in', 'notEquals', 'isEmpty']);
    expect(offeredOperators(people)).toEqual(['in', 'isEmpty']);
    expect(offeredOperators(yesOrNo)).toEqual(['equals', 'isEmpty']);
    expect(offeredOperators(name)).toEqual(['contains', 'equals', 'in']);
  });

  it.each([
    [state, { field: 'etat', operator: 'equals', value: 'A' }],
    [state, { field: 'etat', operator: 'in', value: ['A', 'B'] }],
    [state, { field: 'etat', operator: 'notEquals', value: 'A' }],
    [people, { field: 'personnes', operator: 'contains', value: 4 }],
    [name, { field: 'nom', operator: 'contains', value: 'a' }],
    [yesOrNo, { field: 'actif', operator: 'equals', value: false }],
  ] as const)('returns the filter that it was opened with', (field, comparison) => {
    expect(fromDraft(toDraft(comparison, field), field)).toEqual(comparison);
  });

  it('uses "is" for a single option among several', () => {
    expect(fromDraft({ field: 'etat', operator: 'in', value: ['A'] }, state)).toEqual({
      field: 'etat',
      operator: 'equals',
      value: 'A',
    });
    expect(fromDraft({ field: 'nom', operator: 'in', value: ['a'] }, name).operator).toBe('in');
  });
});

import { describe, expect, it } from 'vitest';
import { emptiedBy, requestLines } from './requestLines';

const stored = { when: 'lundi 9 h', type: 'Entretien', company: 'Alpha' };

describe('requestLines', () => {
  it('shows every value of an addition', () =>
    expect(requestLines('Ajout', undefined, { when: 'mardi 8 h', type: 'Congés' })).toEqual([
      { name: 'when', after: 'mardi 8 h' },
      { name: 'type', after: 'Congés' },
    ]));

  it('shows the differences of a change, and always its time', () =>
    expect(requestLines('Modification', stored, { when: 'lundi 9 h', type: 'Réunion' })).toEqual([
      { name: 'when', before: 'lundi 9 h', after: 'lundi 9 h' },
      { name: 'type', before: 'Entretien', after: 'Réunion' },
    ]));

  it('omits values that a change does not name', () =>
    expect(requestLines('Modification', stored, { when: 'mardi 9 h' })).toEqual([
      { name: 'when', before: 'lundi 9 h', after: 'mardi 9 h' },
    ]));

  it('shows cleared values of a change', () =>
    expect(requestLines('Modification', stored, { when: 'lundi 9 h' }, emptiedBy({ sansEntreprise: true }))).toEqual([
      { name: 'when', before: 'lundi 9 h', after: 'lundi 9 h' },
      { name: 'company', before: 'Alpha' },
    ]));

  it('shows the whole slot of a removal', () =>
    expect(requestLines('Suppression', stored, {}).map(({ before, after }) => [before, after])).toEqual([
      ['lundi 9 h', undefined],
      ['Entretien', undefined],
      ['Alpha', undefined],
    ]));
});

import { describe, expect, it } from 'vitest';
import { emptiedBy, requestLines } from './requestLines';

const stored = { when: 'lundi 9 h', type: 'Entretien', company: 'Alpha' };

describe('requestLines', () => {
  it('shows every value of an addition', () =>
    expect(requestLines('Ajout', undefined, { when: 'mardi 8 h', type: 'Congés' })).toEqual([
      { name: 'when', after: 'mardi 8 h' },
      { name: 'type', after: 'Congés' },
    ]));

  it('shows the differences of a change, and always which slot it means', () =>
    expect(requestLines('Modification', { ...stored, text: 'Hall' }, { when: 'lundi 9 h', type: 'Réunion' })).toEqual([
      { name: 'when', before: 'lundi 9 h', after: 'lundi 9 h' },
      { name: 'type', before: 'Entretien', after: 'Réunion' },
      { name: 'company', before: 'Alpha', after: 'Alpha' },
    ]));

  it('shows cleared values of a change', () =>
    expect(requestLines('Modification', stored, { when: 'lundi 9 h' }, emptiedBy({ sansEntreprise: true }))).toEqual([
      { name: 'when', before: 'lundi 9 h', after: 'lundi 9 h' },
      { name: 'type', before: 'Entretien', after: 'Entretien' },
      { name: 'company', before: 'Alpha' },
    ]));

  it('shows the whole slot of a removal', () =>
    expect(requestLines('Suppression', stored, {}).map(({ before, after }) => [before, after])).toEqual([
      ['lundi 9 h', undefined],
      ['Entretien', undefined],
      ['Alpha', undefined],
    ]));
});

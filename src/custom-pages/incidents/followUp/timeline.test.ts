import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline';

const incident = {
  id: 1,
  dateIncident: '2026-03-01T09:00:00.000Z',
  dateDeclaration: '2026-03-01T10:00:00.000Z',
  dateCloture: null,
  auteurId: 7,
};
const action = (id: number, more: object) => ({ id, libelle: `Action ${id}`, etat: 'AFaire', ...more });

const kinds = (actions: readonly { id: number }[], comments: readonly { id: number }[] = [], more: object = {}) =>
  timelineOf({ ...incident, ...more }, { actions, comments }, '2026-03-10').map(({ kind, isLate }) =>
    isLate ? `${kind} late` : kind,
  );

describe('the time line of an incident', () => {
  it('shows its events, the latest first', () => {
    const comment = { id: 3, date: '2026-03-02T08:00:00.000Z', auteurId: 7, texte: 'Vu' };
    const done = {
      dateDecision: '2026-03-03T08:00:00.000Z',
      dateRealisation: '2026-03-04T08:00:00.000Z',
      etat: 'Realisee',
    };
    expect(kinds([action(1, done)], [comment], { dateCloture: '2026-03-05T08:00:00.000Z' })).toEqual([
      'closed',
      'actionDone',
      'action',
      'comment',
      'reported',
      'happened',
    ]);
  });

  it('shows who changed the state, and the end once', () => {
    const states = [{ key: '9', at: '2026-03-05T08:00:00.000Z', name: 'Anne Martin', to: 'Cloturee' }];
    const closed = { ...incident, dateCloture: '2026-03-05T08:00:00.000Z' };
    const [last, ...others] = timelineOf(closed, { actions: [], comments: [], states }, '2026-03-10');
    expect(last).toMatchObject({ kind: 'state', name: 'Anne Martin', state: 'Cloturee' });
    expect(others.map(({ kind }) => kind)).toEqual(['reported', 'happened']);
  });

  it('shows due dates of open actions, and which are late', () => {
    expect(kinds([action(1, { echeance: '2026-03-10' }), action(2, { echeance: '2026-03-09' })])).toEqual([
      'actionDue',
      'actionDue late',
      'reported',
      'happened',
    ]);
    expect(kinds([action(1, { echeance: '2026-03-01', etat: 'Abandonnee' })])).toEqual(['reported', 'happened']);
  });
});

import { describe, expect, it } from 'vitest';
import { actionRecipients, commentRecipients, incidentRecipients } from './recipients';

const ACTOR = 1;
const incident = { etat: 'EnAnalyse', auteurId: 2, responsableId: 3, abonnesId: [4, 1] };

describe('who is told', () => {
  it('of a new incident: who is in charge, and who owns the process', () => {
    expect(incidentRecipients({ after: incident, actorId: ACTOR, processOwnerId: 5 })).toEqual([
      { id: 3, reason: 'assigned' },
      { id: 5, reason: 'reported' },
    ]);
    expect(incidentRecipients({ after: incident, actorId: 3, processOwnerId: 3 })).toEqual([]);
  });

  it('of another state: those who follow, each once and not who did it', () => {
    const before = { ...incident, etat: 'Declaree' };
    expect(incidentRecipients({ before, after: incident, actorId: ACTOR })).toEqual([
      { id: 2, reason: 'state' },
      { id: 3, reason: 'state' },
      { id: 4, reason: 'state' },
    ]);
    expect(incidentRecipients({ before: incident, after: { ...incident, lieu: 'x' }, actorId: ACTOR })).toEqual([]);
  });

  it('of being in charge from now on, rather than of the state', () => {
    const before = { ...incident, etat: 'Declaree', responsableId: null };
    expect(incidentRecipients({ before, after: incident, actorId: ACTOR })[0]).toEqual({ id: 3, reason: 'assigned' });
  });

  it('of an action: who has to do it, when it becomes theirs', () => {
    expect(actionRecipients(undefined, { responsableId: 6 }, ACTOR)).toEqual([{ id: 6, reason: 'action' }]);
    expect(actionRecipients({ responsableId: 6 }, { responsableId: 6 }, ACTOR)).toEqual([]);
    expect(actionRecipients(undefined, { responsableId: null }, ACTOR)).toEqual([]);
  });

  it('of a comment: those who follow', () =>
    expect(commentRecipients(incident, ACTOR).map(({ id }) => id)).toEqual([2, 3, 4]));
});

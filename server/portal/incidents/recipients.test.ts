import { describe, expect, it } from 'vitest';
import { actionRecipients, commentRecipients, incidentRecipients } from './recipients';

const ACTOR = 1;
const incident = { etat: 'EnAnalyse', auteurId: 2, responsableId: 3, abonnesId: [4, 1] };

describe('notifications', () => {
  it('of a new incident go to the people in charge and the owners of the process', () => {
    expect(incidentRecipients({ after: incident, actorId: ACTOR, processOwnerId: 5 })).toEqual([
      { id: 3, reason: 'assigned' },
      { id: 5, reason: 'reported' },
    ]);
    expect(incidentRecipients({ after: incident, actorId: 3, processOwnerId: 3 })).toEqual([]);
  });

  it('of a new state go once to each follower, except its author', () => {
    const before = { ...incident, etat: 'Declaree' };
    expect(incidentRecipients({ before, after: incident, actorId: ACTOR })).toEqual([
      { id: 2, reason: 'state' },
      { id: 3, reason: 'state' },
      { id: 4, reason: 'state' },
    ]);
    expect(incidentRecipients({ before: incident, after: { ...incident, lieu: 'x' }, actorId: ACTOR })).toEqual([]);
  });

  it('of a newly assigned charge replace those of the state', () => {
    const before = { ...incident, etat: 'Declaree', responsableId: null };
    expect(incidentRecipients({ before, after: incident, actorId: ACTOR })[0]).toEqual({ id: 3, reason: 'assigned' });
  });

  it('of an action go to the newly responsible person', () => {
    expect(actionRecipients(undefined, { responsableId: 6 }, ACTOR)).toEqual([{ id: 6, reason: 'action' }]);
    expect(actionRecipients({ responsableId: 6 }, { responsableId: 6 }, ACTOR)).toEqual([]);
    expect(actionRecipients(undefined, { responsableId: null }, ACTOR)).toEqual([]);
  });

  it('of a comment go to the followers', () =>
    expect(commentRecipients(incident, ACTOR).map(({ id }) => id)).toEqual([2, 3, 4]));
});

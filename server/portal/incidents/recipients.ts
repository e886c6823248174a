import type { IncidentMailReason } from './incidentMail';
import { idsIn } from './followers';
import type { Values } from '../../../src/resources/language/values';

export interface Recipient {
  readonly id: number;
  readonly reason: IncidentMailReason;
}

const followersOf = (incident: Values): readonly number[] => [
  ...idsIn(incident['auteurId']),
  ...idsIn(incident['responsableId']),
  ...idsIn(incident['abonnesId']),
];

/** Keeps the first reason per person, and never mails the person who made the change. */
function once(recipients: readonly Recipient[], actorId: number): readonly Recipient[] {
  const known = new Set([actorId]);
  return recipients.filter(({ id }) => !known.has(id) && known.add(id));
}

interface IncidentWrite {
  readonly before?: Values | undefined;
  readonly after: Values;
  readonly actorId: number;
  readonly processOwnerId?: number | undefined;
}

/** Recipients of the mails when an incident is reported, assigned, or changes state. */
export function incidentRecipients({ before, after, actorId, processOwnerId }: IncidentWrite): readonly Recipient[] {
  const assigned = idsIn(after['responsableId']).filter((id) => id !== before?.['responsableId']);
  const hasMoved = before !== undefined && before['etat'] !== after['etat'];
  return once(
    [
      ...assigned.map((id) => ({ id, reason: 'assigned' }) as const),
      ...(before ? [] : idsIn(processOwnerId).map((id) => ({ id, reason: 'reported' }) as const)),
      ...(hasMoved ? followersOf(after).map((id) => ({ id, reason: 'state' }) as const) : []),
    ],
    actorId,
  );
}

/** An action is mailed to the person responsible when it is assigned to them. */
export const actionRecipients = (before: Values | undefined, after: Values, actorId: number): readonly Recipient[] =>
  once(
    idsIn(after['responsableId'])
      .filter((id) => id !== before?.['responsableId'])
      .map((id) => ({ id, reason: 'action' })),
    actorId,
  );

export const commentRecipients = (incident: Values, actorId: number): readonly Recipient[] =>
  once(
    followersOf(incident).map((id) => ({ id, reason: 'comment' })),
    actorId,
  );

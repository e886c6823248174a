import type { IncidentMailReason } from './incidentMail';
import { idsIn } from './followers';
import type { Values } from '../../../src/resources/language/values';

/** A person who gets a mail about an incident. */
export interface Recipient {
  readonly id: number;
  readonly reason: IncidentMailReason;
}

/** Those who follow an incident: who reported it, who is in charge, and who wants to know. */
const followersOf = (incident: Values): readonly number[] => [
  ...idsIn(incident['auteurId']),
  ...idsIn(incident['responsableId']),
  ...idsIn(incident['abonnesId']),
];

/** Each person once, by the first reason, and never the one who did it. */
function once(recipients: readonly Recipient[], actorId: number): readonly Recipient[] {
  const known = new Set([actorId]);
  return recipients.filter(({ id }) => !known.has(id) && known.add(id));
}

interface IncidentWrite {
  readonly before?: Values | undefined;
  readonly after: Values;
  readonly actorId: number;
  /** Who owns the process of the incident. */
  readonly processOwnerId?: number | undefined;
}

/** The people who get a mail when an incident is reported, assigned or changes its state. */
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

/** Who is told of an action: who has to do it, once it is theirs. */
export const actionRecipients = (before: Values | undefined, after: Values, actorId: number): readonly Recipient[] =>
  once(
    idsIn(after['responsableId'])
      .filter((id) => id !== before?.['responsableId'])
      .map((id) => ({ id, reason: 'action' })),
    actorId,
  );

/** Who is told of a comment. */
export const commentRecipients = (incident: Values, actorId: number): readonly Recipient[] =>
  once(
    followersOf(incident).map((id) => ({ id, reason: 'comment' })),
    actorId,
  );

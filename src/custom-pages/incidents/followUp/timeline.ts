import type { AnyRecord } from '../../../resources/language/resourceSchema';

export interface TimelineEntry {
  readonly key: string;
  readonly kind: 'happened' | 'reported' | 'comment' | 'action' | 'actionDone' | 'actionDue' | 'state' | 'closed';
  /** An instant, or a day. */
  readonly at: string;
  readonly personId?: number | undefined;
  readonly label?: string;
  readonly text?: string;
  readonly isLate?: boolean;
  /** Author of the change, if the history has one. */
  readonly name?: string;
  readonly state?: string;
}

export interface StateChange {
  readonly key: string;
  readonly at: string;
  readonly name: string;
  readonly to: string;
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const idIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const OPEN = ['AFaire', 'EnCours'];

function ofIncident({ dateIncident, dateDeclaration, dateCloture, auteurId }: AnyRecord): readonly TimelineEntry[] {
  const [happened, reported, closed] = [textIn(dateIncident), textIn(dateDeclaration), textIn(dateCloture)];
  return [
    ...(happened ? [{ key: 'happened', kind: 'happened', at: happened } as const] : []),
    ...(reported ? [{ key: 'reported', kind: 'reported', at: reported, personId: idIn(auteurId) } as const] : []),
    ...(closed ? [{ key: 'closed', kind: 'closed', at: closed } as const] : []),
  ];
}

function ofAction(action: AnyRecord, today: string): readonly TimelineEntry[] {
  const { id, libelle, auteurId, responsableId, etat } = action;
  const [decided, done, due] = [
    textIn(action['dateDecision']),
    textIn(action['dateRealisation']),
    textIn(action['echeance']),
  ];
  const label = String(libelle ?? '');
  const isOpen = OPEN.includes(String(etat));
  return [
    ...(decided
      ? [{ key: `action ${id}`, kind: 'action', at: decided, personId: idIn(auteurId), label } as const]
      : []),
    ...(done ? [{ key: `done ${id}`, kind: 'actionDone', at: done, label } as const] : []),
    ...(due && isOpen
      ? [
          {
            key: `due ${id}`,
            kind: 'actionDue',
            at: due,
            personId: idIn(responsableId),
            label,
            isLate: due < today,
          } as const,
        ]
      : []),
  ];
}

const ofComment = ({ id, date, auteurId, texte }: AnyRecord): TimelineEntry => ({
  key: `comment ${id}`,
  kind: 'comment',
  at: textIn(date) ?? '',
  personId: idIn(auteurId),
  text: String(texte ?? ''),
});

/**
 * The timeline of an incident, latest first: events, comments, and actions with their due dates.
 * @param today the reader's day, as the API writes it
 */
export function timelineOf(
  incident: AnyRecord,
  {
    actions,
    comments,
    states = [],
  }: {
    readonly actions: readonly AnyRecord[];
    readonly comments: readonly AnyRecord[];
    readonly states?: readonly StateChange[];
  },
  today: string,
): readonly TimelineEntry[] {
  return [
    // Skip if the history already has the closing, which names its author.
    ...ofIncident(incident).filter(({ kind }) => kind !== 'closed' || !states.some(({ to }) => to === 'Cloturee')),
    ...states.map(({ key, at, name, to }) => ({ key: `state ${key}`, kind: 'state', at, name, state: to }) as const),
    ...actions.flatMap((action) => ofAction(action, today)),
    ...comments.map(ofComment),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
}

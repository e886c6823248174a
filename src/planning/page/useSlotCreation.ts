import { useCallback, useMemo } from 'react';
import type { DaySpan, PlanActions } from '../model/plan';
import type { Proposal } from '../requests/proposal';
import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { usualWorkday, workdayOf } from '../model/workday';
import { requestableTimes } from '../model/requestableTimes';
import { newSlotTimes, type NewSlotContext } from './newSlotTimes';
import type { PlanRights } from './useReader';
import { wantedTimes, type WantedSlot } from './wantedSlot';

export interface SlotCreationOptions {
  readonly reader: Pick<PlanRights, 'isPlanner' | 'isReadOnly'>;
  /** The plan is the reader's own, where they ask for slots. */
  readonly isOwn: boolean;
  /** What the proposed times of a new slot come from. */
  readonly at: Omit<NewSlotContext, 'now'> & {
    readonly day: number;
    readonly span: DaySpan;
    /** The company whose plan is shown. */
    readonly entrepriseId: number | undefined;
  };
  readonly onSlot: (opened: OpenedSlot) => void;
  readonly onProposal: (proposal: Proposal) => void;
}

type Draw = NonNullable<PlanActions['draw']>;

export interface SlotCreation {
  readonly draw: Draw;
  /** Undefined if the reader may neither create nor ask for slots. */
  readonly create: (() => void) | undefined;
  /** The same, undefined too while the portal is viewed as another person. */
  readonly begin: (() => void) | undefined;
  /** The same for a slot that an address names. */
  readonly beginWanted: ((wanted: WantedSlot) => void) | undefined;
  readonly canDraw: boolean;
  readonly mayDraw: boolean;
}

/** Begins a new slot of a planner, or the request for one of the reader's own plan. */
export function useSlotCreation({ reader, isOwn, at, onSlot, onProposal }: SlotCreationOptions): SlotCreation {
  const { isPlanner, isReadOnly } = reader;
  const { entrepriseId } = at;
  const ofCompany = useMemo(() => ({ ...(entrepriseId !== undefined && { entrepriseId }) }), [entrepriseId]);
  const draw = useCallback<Draw>(
    (drawn) =>
      isPlanner
        ? onSlot({ kind: 'new', at: { ...ofCompany, ...drawn } })
        : onProposal({ action: 'Ajout', start: drawn.start, end: drawn.end, isDrawn: true }),
    [isPlanner, onSlot, onProposal, ofCompany],
  );
  const canDraw = isPlanner || isOwn;
  const mayDraw = canDraw && !isReadOnly;
  const propose = (wanted: WantedSlot) => {
    const now = Date.now();
    const workday = workdayOf(at.index, at.salarieId);
    const { typeId } = wanted;
    const type = typeId === undefined ? undefined : at.index.plan.types.get(typeId);
    // An absence takes the whole day, also where a meeting is planned.
    const hours = type?.compteTravail === false ? usualWorkday : workday;
    const times = wantedTimes(wanted, hours) ?? newSlotTimes(at.day, at.span, { ...at, now });
    if (isPlanner)
      onSlot({
        kind: 'new',
        at: { salarieId: at.salarieId, ...ofCompany, ...times, ...(type && { typeId: type.id }) },
      });
    else {
      const isPast = times.start < now;
      const free = () => requestableTimes(at.today, now, at.index.plan.holidays, workday);
      onProposal({ action: 'Ajout', ...(isPast ? free() : times) });
    }
  };
  const create = canDraw ? () => propose({}) : undefined;
  return {
    ...{ draw, create, canDraw, mayDraw },
    begin: mayDraw ? create : undefined,
    beginWanted: mayDraw ? propose : undefined,
  };
}

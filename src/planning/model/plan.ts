import type { Finding } from '../core/finding';
import type { HolidayZone } from '../core/holidays';
import type { PlanPerson, Slot, SlotType } from '../core/slot';

/** The proposed times of a new slot on a day (since 1970). */
export type Workday = (day: number) => { readonly start: number; readonly end: number };

export type SlotMark =
  /** Requested by the employee, not yet decided. */
  | 'pending'
  /** Simulation: not in the real plan, changed from it, or removed from it. */
  | 'added'
  | 'moved'
  | 'removed'
  /** Simulation: the place from which it moves a slot, which is drawn in another one. */
  | 'origin';

/** Whether a slot is drawn only to show what a simulation changes: it takes no time, and cannot be edited. */
export const isGone = ({ mark }: { readonly mark?: unknown }): boolean => mark === 'removed' || mark === 'origin';

export interface PlanSlot extends Slot {
  /** The company; without one, the first line of text or the type. */
  readonly title: string;
  /** `#rrggbb`: of its sub-type, else of its type. */
  readonly colour: string;
  /** False for absences, which are hatched. */
  readonly isWork: boolean;
  readonly mark?: SlotMark;
  /** The same person's slots that overlap this one, ordered by start; undefined without overlap. */
  readonly doubles?: readonly (Pick<PlanSlot, 'title' | 'start' | 'end'> & Partial<Pick<PlanSlot, 'isWork'>>)[];
}

/** Translation key of a mark; a requested removal has its own. */
export const markKey = ({ mark, retire }: Pick<PlanSlot, 'mark' | 'retire'>): SlotMark | 'pendingRemoval' | undefined =>
  mark === 'pending' && retire ? 'pendingRemoval' : mark;

/** The data of a view; each list keeps its identity until its contents change. */
export interface Plan {
  /** In row order, not grouped: grouping is up to the view. */
  readonly people: readonly PlanPerson[];
  readonly slots: readonly PlanSlot[];
  readonly types: ReadonlyMap<number, SlotType>;
  readonly holidays: HolidayZone;
  /** Validated months by person: `12 2026-11`. */
  readonly validated: ReadonlySet<string>;
  /** Filters hide some slots of these people, so their totals are not compared with the hours due. */
  readonly isPartial?: boolean;
}

/** Key in `Plan.validated`. @param month `2026-11` */
export const monthKey = (personId: number, month: string): string => `${personId} ${month}`;

export type Grouping = 'none' | 'team' | 'structure' | 'agency';

/** First and last day, both included (days since 1970, `resources/planning/zone.ts`). */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** Whose time a slot takes, and when. */
export type PlanPlace = Pick<Slot, 'salarieId' | 'start' | 'end'>;

export type NewSlot = Omit<Slot, 'id' | 'version'>;

/** An edit; the edits of one gesture are one list and one undo step. Times are milliseconds (UTC). */
export type PlanEdit =
  | { readonly kind: 'create'; readonly slot: NewSlot }
  | {
      readonly kind: 'move';
      readonly slotId: number;
      readonly salarieId: number | null;
      readonly start: number;
      readonly end: number;
    }
  | { readonly kind: 'delete'; readonly slotId: number };

/** Where a slot is begun. */
export interface DrawnSlot extends PlanPlace {
  /** In the row of everybody: there, that a person is missing does not mean that one is still to be chosen. */
  readonly isForSystem?: boolean;
  /** Without it, the first type. */
  readonly typeId?: number;
  readonly entrepriseId?: number;
  /** What the form begins with, other than a single slot of work. */
  readonly as?: 'series' | 'absence';
}

/** The new slots that the menu of an empty place offers. */
export type NewKind = 'new' | NonNullable<DrawnSlot['as']>;

export function newKinds(
  { draw, apply, isProposed, canRepeat }: PlanActions,
  types: Plan['types'],
): readonly NewKind[] {
  if (!draw) return [];
  if (isProposed || !apply) return ['new'];
  const hasAbsences = [...types.values()].some(({ compteTravail }) => !compteTravail);
  return ['new', ...(canRepeat ? (['series'] as const) : []), ...(hasAbsences ? (['absence'] as const) : [])];
}

/** Where a menu's new slot begins. */
export const begunAs = (at: DrawnSlot, kind: NewKind): DrawnSlot => (kind === 'new' ? at : { ...at, as: kind });

/** Callbacks of a view; an absent one means that the person may not do it. */
export interface PlanActions {
  /** Optimistic and undoable; resolves when stored or refused (the page reports why). */
  readonly apply?: (edits: readonly PlanEdit[]) => Promise<void>;
  /** `apply` only opens the request of the change: the plan stays as it is. */
  readonly isProposed?: boolean;
  /** Asks which slots of a series a deletion means. @returns whether it asks, and will delete by itself */
  readonly ask?: (edits: readonly PlanEdit[]) => boolean;
  readonly draw?: (at: DrawnSlot) => void;
  /** A new slot can be a series: not in a simulation. */
  readonly canRepeat?: boolean;
  /** Proposed times of a person's new slot; absent if the working times are not known. */
  readonly workday?: (salarieId: number | null) => Workday;
  readonly open: (slotId: number) => void;
  /** The present id of a slot: a new one gets its final id when stored; absent if ids never change. */
  readonly idOf?: (slotId: number) => number;
  readonly undo?: () => void;
  readonly redo?: () => void;
  /** Checks edits locally, fast enough to run during a drag. */
  readonly check: (edits: readonly PlanEdit[]) => readonly Finding[];
}

import type { Finding } from '../core/finding';
import type { HolidayZone } from '../core/holidays';
import type { PlanPerson, Slot, SlotType } from '../core/slot';

/** Where a new slot on a day (since 1970) is proposed. */
export type Workday = (day: number) => { readonly start: number; readonly end: number };

/** How a slot differs from what is stored as the real plan. */
export type SlotMark =
  /** Proposed by the employee, not decided on yet. */
  | 'pending'
  /** Of a simulation: not in the real plan, elsewhere in it, or removed from it. */
  | 'added'
  | 'moved'
  | 'removed';

/** A slot as a view draws it. */
export interface PlanSlot extends Slot {
  /** What stands on it: the company, or the type where it has no company. */
  readonly title: string;
  /** `#rrggbb`: of its sub-type, else of its type. */
  readonly colour: string;
  /** Whether it counts as work; an absence is shaded. */
  readonly isWork: boolean;
  readonly mark?: SlotMark;
}

/** The word for how a slot differs from the real plan: of what is proposed, a removal has its own. */
export const markKey = ({ mark, retire }: Pick<PlanSlot, 'mark' | 'retire'>): SlotMark | 'pendingRemoval' | undefined =>
  mark === 'pending' && retire ? 'pendingRemoval' : mark;

/** Everything that a view shows; every list keeps its identity while its contents are the same. */
export interface Plan {
  /** In the order of the rows, whole: grouping is the view's. */
  readonly people: readonly PlanPerson[];
  readonly slots: readonly PlanSlot[];
  readonly types: ReadonlyMap<number, SlotType>;
  readonly holidays: HolidayZone;
  /** The validated months of people: `12 2026-11`. */
  readonly validated: ReadonlySet<string>;
  /** Filters leave out slots of these people: their hours compare with nothing. */
  readonly isPartial?: boolean;
}

/** The key of a validated month. @param month `2026-11` */
export const monthKey = (personId: number, month: string): string => `${personId} ${month}`;

/** What rows are put together by. */
export type Grouping = 'none' | 'team' | 'structure' | 'agency';

/** A stretch of days, from the first to the last one (days since 1970, `resources/planning/zone.ts`). */
export interface DaySpan {
  readonly first: number;
  readonly last: number;
}

/** A new slot that a person has drawn or pasted. */
export type NewSlot = Omit<Slot, 'id' | 'version'>;

/** What a view asks for; one gesture is one list, and one step of undo. Times are milliseconds (UTC). */
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

/** What a view can do; absent means not allowed to this person. */
export interface PlanActions {
  /** Writes at once, undoable; resolves when it is stored or refused (the page says why). */
  readonly apply?: (edits: readonly PlanEdit[]) => Promise<void>;
  /** Opens the form of a new slot at a place. */
  readonly draw?: (at: { readonly salarieId: number | null; readonly start: number; readonly end: number }) => void;
  /** Where a new slot on a day of a person is proposed; absent where nothing is known of people. */
  readonly workday?: (salarieId: number | null) => Workday;
  /** Opens a slot. */
  readonly open: (slotId: number) => void;
  /** The id that a slot has by now: what is made has another one once it is stored; absent where ids never change. */
  readonly idOf?: (slotId: number) => number;
  readonly undo?: () => void;
  readonly redo?: () => void;
  /** What speaks against edits, at once and without the API: while something is dragged. */
  readonly check: (edits: readonly PlanEdit[]) => readonly Finding[];
}

import { useRef, type RefObject } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { DaySpan } from '../model/plan';
import { enterDay, isInPlan, keyboardDay } from './planFocus';
import { showingPeriod, withLook, type Look, type ViewPeriod } from './switches';
import { dayBeside, type PlanUrlState } from './urlState';
import type { GoTo } from './useUrlState';

export interface ViewKeysOptions {
  readonly place: PlanUrlState;
  readonly span: DaySpan;
  readonly today: number;
  readonly looks: readonly Look[];
  readonly index: Pick<PlanIndex, 'byId'>;
  readonly go: GoTo;
}

export interface ViewKeys {
  readonly today: () => void;
  readonly step: (by: -1 | 1) => void;
  readonly showLook: (look: Look) => void;
  readonly showPeriod: (period: ViewPeriod) => void;
  /** The day where the keyboard continues in the next view, if it was in the plan. */
  readonly kept: RefObject<number | undefined>;
}

/** Keys that lead to another view or period: it has the day of the keyboard's cursor, or else today if that was shown. */
export function useViewKeys({ place, span, today, looks, index, go }: ViewKeysOptions): ViewKeys {
  const kept = useRef<number>(undefined);
  const lead = (change: Partial<PlanUrlState>) => {
    kept.current = isInPlan() ? (change.day ?? place.day) : undefined;
    go(change);
  };
  const toView = (change: Partial<PlanUrlState>) => {
    const isSame = (change.view ?? place.view) === place.view && (change.zoom ?? place.zoom) === place.zoom;
    const present = today >= span.first && today <= span.last ? today : place.day;
    const slotDay = (id: number) => {
      const slot = index.byId.get(id);
      return slot && dayIndexOf(slot.start);
    };
    const day = keyboardDay(span, slotDay) ?? present;
    lead(isSame || day === place.day ? change : { ...change, day });
  };
  return {
    today() {
      // Today is in sight already: only the keyboard goes there.
      if (isInPlan() && today >= span.first && today <= span.last) enterDay(today);
      lead({ day: today });
    },
    step: (by) => lead({ day: dayBeside(place, by) }),
    showLook: (look) => {
      if (looks.includes(look)) toView(withLook(place, look));
    },
    showPeriod: (period) => toView(showingPeriod(place, period)),
    kept,
  };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Finding } from '../core/finding';
import { dayIndexOf, dayText } from '../../resources/fields/shared/zone';
import type { NewSlot } from '../model/plan';
import { holidaysToLeaveOut, type HolidaysByDay } from './holidaysToLeaveOut';
import type { RuleDraft } from './ruleDraft';
import { following } from './seriesRule';

export interface RuleUpdates {
  readonly draft: RuleDraft;
  readonly onRule: (draft: RuleDraft) => void;
  readonly slot: NewSlot;
  /** The series is new: its public holidays are not chosen. */
  readonly isNew: boolean;
  /** The dates with their findings. */
  readonly dates: readonly { readonly day: string; readonly own: readonly Finding[] }[];
}

const NONE: HolidaysByDay = new Map();

/**
 * What a rule changes by itself: it follows its slot, and a new series leaves public holidays out, each of them once,
 * so that a date that is ticked again stays.
 *
 * @returns the holidays that were left out
 */
export function useRuleUpdates({ draft, onRule, slot, isNew, dates }: RuleUpdates): HolidaysByDay {
  const [known, setKnown] = useState(NONE);
  const found = isNew ? holidaysToLeaveOut(dates, dayText(dayIndexOf(slot.start)), known) : NONE;
  const stood = useRef(slot.start);
  const update = useEffectEvent((before: number, after: number) => {
    const next = before === after ? draft : following(draft, before, after);
    // The dates of a rule that has just followed its slot are not known yet.
    if (next !== draft) return onRule(next);
    if (found.size === 0) return undefined;
    setKnown(new Map([...known, ...found]));
    return onRule({ ...draft, exceptions: [...new Set([...draft.exceptions, ...found.keys()])].sort() });
  });
  const text = JSON.stringify([draft, [...found.keys()]]);
  useEffect(() => {
    update(stood.current, slot.start);
    stood.current = slot.start;
  }, [slot.start, text]);
  return known;
}

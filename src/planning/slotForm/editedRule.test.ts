import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRule } from '../../../test/support/recurrenceRules';
import { occurrencesOf } from '../core/recurrence/expand';
import { startingOn } from '../core/recurrence/edits';
import { dayOfWall } from '../core/recurrence/moments';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { Slot } from '../core/slot';
import { instantOf, wallOf } from '../../resources/fields/shared/zone';
import { begunRule, editedRule, scopedRule, type RuleContext } from './editedRule';
import { HOUR } from '../../resources/common/durations';

const at = (text: string): number => instantOf(Date.parse(`${text}Z`));

const slotAt = (start: number): Slot => ({
  id: 1,
  salarieId: 1,
  entrepriseId: null,
  siteId: null,
  prestationId: null,
  typeCreneauId: 2,
  sousTypeCreneauId: null,
  start,
  end: start + HOUR,
  texte: null,
  etat: 'Prevu',
  isForSystem: false,
  periodiciteId: 8,
  simulationId: null,
  origineId: null,
  origineVersion: null,
  retire: false,
});

const context = (series: RecurrenceRule, start: number): RuleContext => ({ before: slotAt(start), series, start });

/** Five Tuesdays from 1 April 2031 at nine, without the second one. */
const TUESDAYS: RecurrenceRule = {
  start: Date.parse('2031-04-01T09:00:00Z'),
  pattern: { frequency: 'weekly', weekdays: [1] },
  interval: 1,
  end: { count: 5 },
  exceptions: ['2031-04-08'],
};

describe('the rule in the slot form', () => {
  it('is undefined without input, for any slot and scope', () =>
    fc.assert(
      fc.property(anyRule, fc.nat(), (rule, place) => {
        const dates = occurrencesOf(rule, HOUR);
        if (!dates.ok) return;
        const { start = 0 } = dates.value[place % dates.value.length] ?? {};
        // Skips times that daylight saving shifts to another day than the rule's.
        if (dayOfWall(wallOf(start)) !== dayOfWall(startingOn(rule, dayOfWall(wallOf(start))).start)) return;
        const around = context(rule, start);
        const held = begunRule(around);
        const all = scopedRule(held, 'tous', around);
        for (const one of [held, all, scopedRule(all, 'suivants', around)])
          expect(editedRule(one, around)).toMatchObject({ rule: undefined, isReady: true });
      }),
    ));

  it('counts from the slot on or over all, and keeps the input', () => {
    const around = context(TUESDAYS, at('2031-04-15T09:00:00'));
    const held = begunRule(around);
    expect(held.draft).toMatchObject({ end: { count: 3 }, exceptions: [] });
    const typed = { ...held, draft: { ...held.draft, interval: 2 } };
    const all = scopedRule(typed, 'tous', around);
    expect(editedRule(all, around).rule).toEqual({ ...TUESDAYS, interval: 2 });
    const counted = scopedRule({ ...typed, draft: { ...typed.draft, end: { count: 7 } } }, 'tous', around);
    expect(counted.draft.end).toEqual({ count: 7 });
  });

  it('starts with the slot, at its time', () => {
    const around = context(TUESDAYS, at('2031-04-15T09:00:00'));
    const moved = { ...around, start: at('2031-04-16T11:00:00') };
    const held = { ...begunRule(around), draft: { ...begunRule(around).draft, interval: 2 } };
    expect(editedRule(held, moved).rule?.start).toBe(Date.parse('2031-04-16T11:00:00Z'));
    const all = scopedRule(held, 'tous', around);
    expect(editedRule(all, moved).rule?.start).toBe(Date.parse('2031-04-01T11:00:00Z'));
  });

  it('is not ready while something is missing', () => {
    const around = { before: undefined, series: undefined, start: at('2031-04-15T09:00:00') };
    const held = begunRule(around);
    expect(editedRule(held, around).isReady).toBe(true);
    for (const missing of [{ interval: undefined }, { end: { count: undefined } }, { end: { until: undefined } }])
      expect(editedRule({ ...held, draft: { ...held.draft, ...missing } }, around)).toMatchObject({
        rule: undefined,
        isReady: false,
      });
  });
});

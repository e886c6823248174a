import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyRule } from '../../../../test/support/recurrenceRules';
import { shiftedRule } from './edits';
import { occurrencesOf } from './expand';
import { followersOf } from './followers';
import { HOUR } from '../../../resources/common/durations';

it("followers are the slots at the rule's dates, across daylight-saving changes, without slots moved singly", () =>
  fc.assert(
    fc.property(anyRule, fc.func(fc.boolean()), fc.integer({ min: -48, max: 48 }), (rule, isMoved, hours) => {
      const made = occurrencesOf(rule, HOUR);
      const slots = made.ok ? made.value : [];
      // Half an hour, because no two dates of the rule are so close.
      const stored = slots.map((slot) => (isMoved(slot.start) ? { ...slot, start: slot.start + HOUR / 2 } : slot));
      const followers = followersOf(rule, stored, ({ start }) => start);
      expect(followers).toEqual(slots.filter(({ start }) => !isMoved(start)));
      const shifted = shiftedRule(rule, hours * HOUR);
      const there = shifted ? occurrencesOf(shifted, HOUR) : made;
      if (there.ok && shifted) expect(followersOf(shifted, there.value, ({ start }) => start)).toEqual(there.value);
    }),
  ));

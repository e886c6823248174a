import fc from 'fast-check';
import { DAY } from '../../src/resources/common/durations';
import { dayOfWall } from '../../src/planning/core/recurrence/moments';
import type { Pattern, RecurrenceRule } from '../../src/planning/core/recurrence/rule';

const FIRST = Date.parse('2026-01-01T00:00:00Z');

const pattern: fc.Arbitrary<Pattern> = fc.oneof(
  fc.constant({ frequency: 'daily' } as const),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    .map((days) => ({ frequency: 'weekly', weekdays: days.sort() }) as const),
  fc
    .oneof(
      fc.record({ day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)) }),
      fc.record({ nth: fc.constantFrom(1, 2, 3, 4, 5, -1), weekday: fc.integer({ min: 0, max: 6 }) }),
    )
    .map((on) => ({ frequency: 'monthly', on }) as const),
);

/** Any rule that the form can produce, with and without exception dates. */
export const anyRule: fc.Arbitrary<RecurrenceRule> = fc
  .record({
    start: fc.integer({ min: 0, max: 800 * 24 * 4 }).map((quarters) => FIRST + quarters * 900_000),
    pattern,
    interval: fc.integer({ min: 1, max: 5 }),
    length: fc.integer({ min: 0, max: 900 }),
    count: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    except: fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
  })
  .map(({ length, count, except, ...given }) => ({
    ...given,
    end: count === undefined ? { until: dayOfWall(given.start + length * DAY) } : { count },
    exceptions: except.map((days) => dayOfWall(given.start + days * DAY)).sort(),
  }));

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { boardOf } from '../testing/boardOf';
import { at, person, planOf, slot } from '../testing/samplePlan';
import type { TimelineModel } from '../useTimelineModel';
import { useMorningFirst, useRevealed } from './useReveal';

it('a slot comes into sight when its panel opens, and again when the panel has narrowed the timeline', () => {
  const first = dayIndexOfText('2026-11-02');
  const board = boardOf(planOf([person(10, 'Arnaud'), person(20, 'Bernard')], []), { first, last: first + 27 });
  const reveal = vi.fn();
  const place = { salarieId: 20, start: at('2026-11-27 09:00'), end: at('2026-11-27 10:00') };
  const { rerender } = renderHook(
    ({ shown, width }: { readonly shown: typeof place | undefined; readonly width: number }) =>
      useRevealed(shown, { board } as unknown as TimelineModel, width, reveal),
    { initialProps: { shown: undefined as typeof place | undefined, width: 1200 } },
  );
  expect(reveal).not.toHaveBeenCalled();
  rerender({ shown: place, width: 1200 });
  rerender({ shown: place, width: 800 });
  // The plan is read anew: the reader may have scrolled away.
  rerender({ shown: { ...place }, width: 800 });
  expect(reveal.mock.calls).toEqual([[{ row: 1, column: first + 25 }], [{ row: 1, column: first + 25 }]]);
  rerender({ shown: { ...place, start: at('2027-01-04 09:00') }, width: 800 });
  expect(reveal).toHaveBeenCalledTimes(2);
});

it('a day that does not fit opens at the half day that people are free in, else at the first work', () => {
  const day = dayIndexOfText('2026-11-02');
  const plan = planOf([person(10, 'Arnaud')], [slot(1, 10, '2026-11-02 14:00', '2026-11-02 17:00')]);
  const board = boardOf(plan, { first: day, last: day }, 'hours');
  const element = { scrollLeft: 0, scrollWidth: 5000, clientWidth: 100 } as HTMLElement;
  const { rerender } = renderHook(
    ({ hour }: { readonly hour: number | undefined }) => useMorningFirst({ current: element }, board, false, hour),
    { initialProps: { hour: undefined as number | undefined } },
  );
  expect(element.scrollLeft).toBe(board.scale.edges[14]);
  rerender({ hour: 9 });
  expect(element.scrollLeft).toBe(board.scale.edges[9]);
});

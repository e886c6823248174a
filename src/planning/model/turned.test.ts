import { expect, it } from 'vitest';
import { at, slot } from '../timeline/testing/samplePlan';
import { shownTurned } from './turned';

const monday = slot(1, 10, '2026-11-02 09:00', '2026-11-02 12:00');
const tuesday = slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00');
const back = [{ id: 1, salarieId: 10, start: at('2026-11-02 09:00'), end: at('2026-11-02 12:00') }];
const turned = { key: 1, words: '', back, gone: [] };
const same = (id: number) => id;

it('an undo counts from when the plan shows its slots, with their present ids', () => {
  expect(shownTurned(turned, [tuesday], same)).toBeUndefined();
  expect(shownTurned(turned, [monday], same)?.back).toEqual([monday]);
  expect(shownTurned(turned, [{ ...monday, id: 9 }], () => 9)?.back).toMatchObject([{ id: 9 }]);
  const removed = { ...turned, back: [], gone: [{ id: 1 }] };
  expect(shownTurned(removed, [monday], same)).toBeUndefined();
  expect(shownTurned(removed, [], same)?.back).toEqual([]);
  // A simulation gives the real slot back, wherever it is.
  expect(shownTurned({ ...turned, back: [{ id: 1 }] }, [tuesday], same)?.back).toEqual([tuesday]);
});

import { expect, it } from 'vitest';
import { instantText } from '../../resources/fields/shared/zone';
import { usualWorkday } from '../model/workday';
import { readWantedSlot, wantedTimes } from './wantedSlot';

const timesOf = (address: string) => {
  const times = wantedTimes(readWantedSlot(new URLSearchParams(address)), usualWorkday);
  return times && [times.start, times.end].map(instantText);
};

it.each([
  ['a day has its working hours', 'debut=2026-12-07', ['2026-12-07T08:00:00.000Z', '2026-12-07T15:00:00.000Z']],
  [
    'a time is of Paris, for an hour',
    'debut=2026-07-07T09:30',
    ['2026-07-07T07:30:00.000Z', '2026-07-07T08:30:00.000Z'],
  ],
  [
    'an end is another time',
    'debut=2026-12-07T09:00&fin=2026-12-07T12:00',
    ['2026-12-07T08:00:00.000Z', '2026-12-07T11:00:00.000Z'],
  ],
  [
    'several days end with the working hours of the last one',
    'debut=2026-12-07&fin=2026-12-11',
    ['2026-12-07T08:00:00.000Z', '2026-12-11T15:00:00.000Z'],
  ],
  [
    'an end before the beginning counts for nothing',
    'debut=2026-12-07T09:00&fin=2026-12-06T12:00',
    ['2026-12-07T08:00:00.000Z', '2026-12-07T09:00:00.000Z'],
  ],
  ['no day that does not exist', 'debut=2026-02-30', undefined],
  ['no time that does not exist', 'debut=2026-12-07T25:00', undefined],
])('%s', (_, address, times) => expect(timesOf(address)).toEqual(times));

it('a type by its id alone', () => {
  expect(readWantedSlot(new URLSearchParams('type=3'))).toEqual({ typeId: 3 });
  expect(readWantedSlot(new URLSearchParams('type=x'))).toEqual({});
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionOf } from '../../language/regions';
import { LANGUAGES } from '../../language/words';
import { DAY_FORMAT, writeDay, writeNumber, writeTime } from './plainForms';

/** The product's locales, and another one for formatting. */
const REGIONS = [...LANGUAGES.map(regionOf), 'pt-BR'];

const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });

describe.each(REGIONS)('formatting without Intl equals Intl: %s', (region) => {
  it('of numbers', () => {
    const numbers = new Intl.NumberFormat(region);
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }), fc.double()), (value) => {
        fc.pre(!Object.is(value, -0));
        expect(writeNumber(value, region)).toBe(numbers.format(value));
      }),
    );
  });

  it('of days and times', () => {
    const days = new Intl.DateTimeFormat(region, DAY_FORMAT);
    const times = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' });
    fc.assert(
      fc.property(dates, (date) => {
        expect(writeDay(date, region)).toBe(days.format(date));
        expect(writeTime(date, region)).toBe(times.format(date));
      }),
    );
  });

  it('refuses no day, like Intl', () => {
    const none = new Date(Number.NaN);
    expect(() => writeDay(none, region)).toThrow(RangeError);
    expect(() => writeTime(none, region)).toThrow(RangeError);
  });
});

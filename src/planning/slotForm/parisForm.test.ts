import { describe, expect, it } from 'vitest';
import { PARIS_FORM } from './parisForm';

describe('an instant in a picker', () => {
  it('shows Paris time, and stays the same when written back', () => {
    for (const value of ['2026-07-01T12:00:00.000Z', '2026-12-02T08:00:00.000Z', '1969-12-31T23:30:00.000Z'])
      expect(PARIS_FORM.write(PARIS_FORM.read(value))).toBe(value);
    expect(PARIS_FORM.read('2026-07-01T12:00:00.000Z').getHours()).toBe(14);
  });

  it('is invalid while its day or month is half typed, instead of an error that takes the page', () => {
    expect(PARIS_FORM.read('?').getTime()).toBeNaN();
  });

  it('keeps the first digits of a year that is being typed', () => {
    for (const year of [2, 20, 202]) {
      const typed = new Date(2026, 11, 2, 9);
      typed.setFullYear(year);
      expect(PARIS_FORM.read(PARIS_FORM.write(typed)).getFullYear()).toBe(year);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { holidayOn, holidaysOf } from './holidays';

describe('public holidays', () => {
  it('are those of France, plus two in Alsace-Moselle', () => {
    expect(holidayOn(dayIndexOfText('2026-07-14'), 'metropole')).toBe('Fête Nationale');
    expect(holidayOn(dayIndexOfText('2026-12-26'), 'metropole')).toBeUndefined();
    expect(holidayOn(dayIndexOfText('2026-12-26'), 'alsaceMoselle')).toBeDefined();
    expect(holidaysOf(2026, 'metropole').size).toBe(11);
    expect(holidaysOf(2026, 'alsaceMoselle').size).toBe(13);
  });
});

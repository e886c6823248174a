import { expect, it } from 'vitest';
import { LANGUAGES } from '../../resources/language/words';
import { holidaysOf } from '../core/holidays';
import { holidayWords } from './holidayWords';

it('every public holiday has a name in each language', async () => {
  const names = [...holidaysOf(2026, 'alsaceMoselle').values()];
  expect(names).toHaveLength(13);
  for (const language of LANGUAGES) {
    const { planning } = (await import(`../../i18n/messages/${language}/planning.ts`)) as {
      planning: { holidays: Readonly<Record<string, string>> };
    };
    const words = names.map((name) =>
      holidayWords(name, (key) => planning.holidays[key.replace('planning.holidays.', '')] ?? ''),
    );
    expect(words).not.toContain('');
    expect(new Set(words).size).toBe(13);
    if (language !== 'fr') expect(words).not.toContain('Noël');
  }
  expect(holidayWords(undefined, (key) => key)).toBeUndefined();
  expect(holidayWords('Fête locale', (key) => key)).toBe('Fête locale');
});

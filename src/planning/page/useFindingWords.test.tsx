import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { sampleRegistry } from '../../layout/sample.fixture';
import { useFindingWords } from '../model/useFindingWords';

const provider = createI18nProvider({ registry: sampleRegistry });

it('a finding names the other slot, with another text if it is unreadable', () => {
  const lunch = { start: Date.UTC(2026, 10, 24, 8), end: Date.UTC(2026, 10, 24, 9), title: 'Dupont' };
  const { result } = renderHook(() => useFindingWords((id) => (id === 1 ? lunch : undefined)), {
    wrapper: ({ children }) => <I18nContextProvider value={provider}>{children}</I18nContextProvider>,
  });
  const wordsOf = result.current;
  expect(wordsOf({ code: 'overlap', slotId: 1 })).toMatch(/^En même temps que «\u00a0Dupont\u00a0»/);
  const args = { start: lunch.start, end: lunch.end, title: 'Réunion' };
  expect(wordsOf({ code: 'overlap', slotId: 2, args })).toMatch(
    /^En même temps que «.Réunion.» \(24 nov\. 2026, 09:00/,
  );
  expect(wordsOf({ code: 'overlap', slotId: 2 })).toBe('En même temps qu’un autre créneau.');
  expect(wordsOf({ code: 'absent', slotId: 2 })).toBe('Le salarié est absent à ce moment.');
  expect(wordsOf({ code: 'absent', slotId: 2, args: { isAbsence: 1 } })).toBe(
    'Du travail est déjà prévu pendant cette absence.',
  );
});

it('hours are written in the reader’s language', () => {
  const { result } = renderHook(() => useFindingWords(() => undefined), {
    wrapper: ({ children }) => <I18nContextProvider value={provider}>{children}</I18nContextProvider>,
  });
  const args = { day: '2026-11-24', planned: 8.5, due: 7 };
  expect(result.current({ code: 'overtime', args })).toMatch(/^8\sh\s30 prévues le .+, pour 7\sh de travail\.$/);
  expect(result.current({ code: 'overtime', args: { ...args, due: 0 } })).toMatch(
    /^Jour non travaillé \(.+\)\s: 8\sh\s30 prévues\.$/,
  );
});

import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { createRegistry } from '../../resources/registry/registry';
import { person, planOf, slot } from '../timeline/testing/samplePlan';
import { useSlotWords } from './useSlotWords';

const provider = createI18nProvider({ registry: createRegistry([]) });

it('a slot is described with its times, or without them where they are said already', () => {
  const moved = slot(1, 10, '2026-12-02 09:00', '2026-12-02 12:00', { mark: 'origin' });
  const { types } = planOf([person(10, 'Arnaud Camille')], [moved]);
  const { result } = renderHook(() => useSlotWords(new Map([[10, 'Arnaud Camille']]), types), {
    wrapper: ({ children }) => <I18nContextProvider value={provider}>{children}</I18nContextProvider>,
  });
  const rest = 'Adhérent 1, Visite, Arnaud Camille, ancienne place, déplacé par la simulation';
  expect(result.current(moved, false)).toBe(`mercredi 2 décembre 2026, ${rest}`);
  expect(result.current(moved)).toBe(`mercredi 2 décembre 2026, 09:00\u00a0– 12:00, ${rest}`);
});

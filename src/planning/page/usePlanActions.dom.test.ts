import { renderHook } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { createRegistry } from '../../resources/registry/registry';
import { indexPlan } from '../data/checkEdits';
import { at, person, planOf, slot } from '../timeline/testing/samplePlan';
import type { PlanEdits } from '../undo/usePlanEdits';
import { usePlanActions } from './usePlanActions';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(CoreAdminContext, { dataProvider: {} as DataProvider, i18nProvider, children });

it('tells of hours too many, also of a slot at the same time as another one', async () => {
  const plan = planOf(
    [person(10, 'Arnaud Camille')],
    [slot(1, 10, '2026-11-03 09:00', '2026-11-03 15:00'), slot(2, 10, '2026-11-04 14:00', '2026-11-04 18:00')],
  );
  const apply = vi.fn((_edits: unknown, _note?: string) => Promise.resolve(true));
  const { result } = renderHook(
    () =>
      usePlanActions({
        index: indexPlan(plan),
        edits: { apply, idOf: (id: number) => id } as unknown as PlanEdits,
        mayEdit: true,
        mayDraw: true,
        draw: vi.fn(),
        open: vi.fn(),
        own: undefined,
        onSeriesRemoval: undefined,
      }),
    { wrapper },
  );
  await result.current.apply?.([
    { kind: 'move', slotId: 2, salarieId: 10, start: at('2026-11-03 14:00'), end: at('2026-11-03 18:00') },
  ]);
  expect(apply.mock.lastCall?.[1]).toMatch(/En même temps que.*9\sh prévues.*pour 7\sh/);
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { vi } from 'vitest';
import { createI18nProvider } from '../../../i18n/provider';
import type { Finding } from '../../core/finding';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { createRegistry } from '../../../resources/registry/registry';
import { monthKey, type PlanEdit } from '../../model/plan';
import { Timeline } from '../Timeline';
import type { TimelineProps } from '../timelineProps';
import { person, planOf, slot } from './samplePlan';

export const first = dayIndexOfText('2026-11-02');
const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
export const plan = planOf(
  [
    person(10, 'Arnaud Camille', { equipesId: [1] }),
    person(20, 'Bernard Farid', { equipesId: [1] }),
    person(30, 'Morel Zoé', { equipesId: [2] }),
  ],
  [
    slot(1, 10, '2026-11-02 09:00', '2026-11-02 12:00'),
    slot(2, 20, '2026-11-03 14:00', '2026-11-03 16:00', { mark: 'pending' }),
  ],
  [monthKey(20, '2026-11')],
);
const NAMES = {
  team: new Map([
    [1, 'Nord'],
    [2, 'Sud'],
  ]),
  structure: new Map<number, string>(),
  agency: new Map<number, string>(),
};

/** Renders a timeline, and focuses it. */
export function show(more: Partial<TimelineProps> = {}, findings: readonly Finding[] = []) {
  const applied: (readonly PlanEdit[])[] = [];
  const actions = {
    apply: vi.fn((edits: readonly PlanEdit[]) => {
      applied.push(edits);
      return Promise.resolve();
    }),
    draw: vi.fn(),
    open: vi.fn(),
    undo: vi.fn(),
    redo: vi.fn(),
    check: () => findings,
  };
  const onPage = vi.fn();
  const onDay = vi.fn();
  function Page({ more: shown }: { readonly more: Partial<TimelineProps> }) {
    const [selection, onSelection] = useState<ReadonlySet<number>>(new Set());
    const [collapsed, onCollapsed] = useState<ReadonlySet<string>>(new Set());
    return (
      <Timeline
        plan={plan}
        span={{ first, last: first + 6 }}
        zoom="days"
        grouping="none"
        groupNames={NAMES}
        actions={actions}
        selection={selection}
        onSelection={onSelection}
        collapsed={collapsed}
        onCollapsed={onCollapsed}
        onPage={onPage}
        onDay={onDay}
        today={first}
        {...shown}
      />
    );
  }
  const page = (shown: Partial<TimelineProps>) => (
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <Page more={shown} />
    </CoreAdminContext>
  );
  const { rerender } = render(page(more));
  /** Shows other props, as after an edit or in another period. */
  const change = (next: Partial<TimelineProps>) => rerender(page({ ...more, ...next }));
  const grid = screen.getByRole('grid');
  act(() => grid.focus());
  return { actions, applied, change, grid, onPage, onDay, user: userEvent.setup() };
}

/** What was announced. */
export const live = () => document.querySelector('[aria-live]')?.textContent;
/** The cell or slot of the keyboard. */
export const active = (grid: HTMLElement) => document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');

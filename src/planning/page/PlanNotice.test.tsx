import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { createRegistry } from '../../resources/registry/registry';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { BLANK_SLOT, type Slot } from '../core/slot';
import type { PlanPlace } from '../model/plan';
import type { PlanEdits } from '../undo/usePlanEdits';
import { PlanNotice } from './PlanNotice';

const i18nProvider = createI18nProvider({ registry: createRegistry([]) });
const first = dayIndexOfText('2026-11-23');
const SPAN = { first, last: first + 6 };
const slot = (day: string): PlanPlace => ({
  salarieId: 7,
  start: Date.parse(`${day}T08:00:00Z`),
  end: Date.parse(`${day}T09:00:00Z`),
});

const PLAN = { people: [], slots: [], types: new Map(), holidays: 'metropole', validated: new Set<string>() } as const;
const loaded = { plan: PLAN, subTypes: new Map(), companies: new Map([[3, 'Clinique Delattre']]) };

function show(made: readonly PlanPlace[], about: readonly Slot[] = []) {
  const onDay = vi.fn();
  const notice = { key: 1, words: 'Fait.', severity: 'success', made, about } as const;
  const edits = { notice, dismiss: vi.fn() } as unknown as PlanEdits;
  render(
    <CoreAdminContext dataProvider={{} as DataProvider} i18nProvider={i18nProvider}>
      <PlanNotice edits={edits} names={new Map([[7, 'Benali Gaël']])} loaded={loaded} span={SPAN} onDay={onDay} />
    </CoreAdminContext>,
  );
  return onDay;
}

it('says whose slot was created and when, without a way to one that is on the screen', () => {
  show([slot('2026-11-24')]);
  expect(screen.getByRole('status')).toHaveTextContent('Fait.mar. 24 nov., 09:00 – 10:00, Benali Gaël');
  expect(screen.queryByRole('button', { name: 'Voir' })).toBeNull();
});

it('says what was moved where to, and offers no way there', () => {
  show([], [{ ...BLANK_SLOT, ...slot('2026-12-04'), id: 41, typeCreneauId: 2, entrepriseId: 3 }]);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Fait.Clinique Delattre : ven. 4 déc., 09:00 – 10:00, Benali Gaël',
  );
  expect(screen.queryByRole('button', { name: 'Voir' })).toBeNull();
});

it('leads to copies in another week', async () => {
  const onDay = show([slot('2026-11-30'), slot('2026-12-02')]);
  expect(screen.getByRole('status')).toHaveTextContent('30 nov. – 2 déc. 2026, Benali Gaël');
  await userEvent.click(screen.getByRole('button', { name: 'Voir' }));
  expect(onDay).toHaveBeenCalledWith(first + 7);
});

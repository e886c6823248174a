import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { draftSlot } from '../editing/preview';
import { open, save, told } from './slotEditor.fixture';

it('creates one slot a day for a stretch of days that was drawn, unless the person wants one slot', async () => {
  const rows: AnyRecord[] = [];
  const start = Date.parse('2026-11-23T08:00:00Z');
  const end = Date.parse('2026-11-25T11:00:00Z');
  const { user, onClose } = open({ kind: 'new', at: { salarieId: 7, start, end } }, rows);
  expect(await screen.findByLabelText('Un créneau par jour, sans les nuits (3)')).toBeChecked();
  expect(draftSlot.get()?.stretches).toHaveLength(3);
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(rows.map(({ debut, fin }) => [debut, fin])).toEqual([
    ['2026-11-23T08:00:00.000Z', '2026-11-23T15:00:00.000Z'],
    ['2026-11-24T08:00:00.000Z', '2026-11-24T15:00:00.000Z'],
    ['2026-11-25T08:00:00.000Z', '2026-11-25T11:00:00.000Z'],
  ]);
  expect(await screen.findByText('3 créneaux créés.')).toBeVisible();
});

it('names the first date of a series, not the day that it leaves out', async () => {
  const start = Date.parse('2026-11-23T08:00:00Z');
  const { user } = open({ kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000 } }, []);
  await user.click(await screen.findByLabelText('Répéter ce créneau'));
  await user.click((await screen.findAllByRole('checkbox', { name: /23 novembre 2026/ }))[0] ?? document.body);
  await waitFor(() => expect(draftSlot.get()?.stretches).toHaveLength(9));
  await save(user);
  expect(await screen.findByText('Série créée : 9 créneaux.')).toBeVisible();
  expect(told.made[0]?.start).toBe(start + 7 * 86_400_000);
});

it('leaves the public holidays of a series out, with their name, and keeps one that is ticked again', async () => {
  const start = Date.parse('2026-12-11T08:00:00Z');
  const { user } = open({ kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000 } }, []);
  await user.click(await screen.findByLabelText('Répéter ce créneau'));
  const christmas = await screen.findByRole('checkbox', { name: /25 décembre 2026.*Noël/ });
  await waitFor(() => expect(christmas).not.toBeChecked());
  expect(screen.getByRole('checkbox', { name: /1er janvier 2027/ })).not.toBeChecked();
  expect(screen.getByText(/8 dates.*2 jours fériés laissés de côté/)).toBeVisible();
  await user.click(christmas);
  expect(screen.getByRole('checkbox', { name: /25 décembre 2026/ })).toBeChecked();
  await save(user);
  expect(await screen.findByText('Série créée : 9 créneaux.')).toBeVisible();
});

it('begins for everybody in the row of everybody, where no date asks for a person', async () => {
  const start = Date.parse('2026-11-23T08:00:00Z');
  const { user } = open({ kind: 'new', at: { salarieId: null, isForSystem: true, start, end: start + 3_600_000 } }, []);
  expect(await screen.findByRole('switch', { name: 'Pour tous' })).toBeChecked();
  await user.click(screen.getByLabelText('Répéter ce créneau'));
  expect(await screen.findByText(/^10 dates/)).toBeVisible();
  expect(screen.queryByText(/Choisissez un salarié/)).toBeNull();
});

it('says once for all dates of a series that a person is missing', async () => {
  const start = Date.parse('2026-12-11T08:00:00Z');
  const findings = (index: number) => [{ code: 'nobody' }, ...(index === 0 ? [{ code: 'endBeforeStart' }] : [])];
  const items = Array.from({ length: 10 }, (_, index) => ({ index, findings: findings(index) }));
  const { user } = open({ kind: 'new', at: { salarieId: null, start, end: start + 3_600_000 } }, [], (line) =>
    line === 'POST planning/verifications' ? { items } : undefined,
  );
  await user.click(await screen.findByLabelText('Répéter ce créneau'));
  const list = await screen.findByRole('list', { name: 'Dates de la série' });
  await waitFor(() => expect(list.parentElement).toHaveTextContent(/Choisissez un salarié/));
  expect(list).not.toHaveTextContent(/Choisissez un salarié/);
});

it('begins a series, or an absence, where a menu asks for one', async () => {
  const start = Date.parse('2026-11-23T08:00:00Z');
  open({ kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000, as: 'series' } }, []);
  expect(await screen.findByLabelText('Répéter ce créneau')).toBeChecked();
});

it('keeps the reason of a date that is left out for it', async () => {
  const start = Date.parse('2026-12-11T08:00:00Z');
  const items = [{ index: 1, findings: [{ code: 'overtime', args: { day: '2026-12-18', planned: 9, due: 8 } }] }];
  const { user } = open(
    { kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000, as: 'series' } },
    [],
    (line) => (line === 'POST planning/verifications' ? { items } : undefined),
  );
  await user.click(await screen.findByRole('button', { name: 'Sans cette date' }));
  const left = await screen.findByRole('checkbox', { name: /18 décembre 2026/ });
  await waitFor(() => expect(left).not.toBeChecked());
  expect(left.closest('li')).toHaveTextContent(/9 h prévues/);
});

import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { ApiCall } from '../../resources/views/useCall';
import { draftSlot } from '../editing/preview';
import { OPENED, open, plan, question, save, series, stored, write } from './slotEditor.fixture';

it('creates a slot at the drawn place', async () => {
  const rows: AnyRecord[] = [];
  const start = Date.parse('2026-11-23T08:00:00Z');
  const { user, onClose } = open({ kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000 } }, rows);
  await screen.findByText('Nouveau créneau');
  expect(draftSlot.get()?.stretches).toMatchObject([{ personId: 7, start, end: start + 3_600_000, isDraft: true }]);
  await write(user, 'Salle 2');
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(draftSlot.get()).toBeNull();
  expect(rows).toMatchObject([
    {
      salarieId: 7,
      typeCreneauId: 2,
      debut: '2026-11-23T08:00:00.000Z',
      fin: '2026-11-23T09:00:00.000Z',
      texte: 'Salle 2',
    },
  ]);
  expect(await screen.findByText('Créneau créé.')).toBeVisible();
});

it('saves a series without its impossible dates, and says so on the button', async () => {
  const start = Date.parse('2026-11-23T08:00:00Z');
  const absent = { items: [{ index: 1, findings: [{ code: 'absent' }] }] };
  const isSeries = ({ body }: ApiCall) => (body as { readonly creneaux: readonly unknown[] }).creneaux.length > 1;
  const { user, sent } = open({ kind: 'new', at: { salarieId: 7, start, end: start + 3_600_000 } }, [], (line, call) =>
    line === 'POST planning/verifications' && isSeries(call) ? absent : undefined,
  );
  await user.click(await screen.findByLabelText('Répéter ce créneau'));
  expect(await screen.findByRole('checkbox', { name: /30 novembre 2026/ })).not.toBeChecked();
  expect(screen.getByText(/^9 sur 10 dates$/)).toBeVisible();
  await user.click(await screen.findByText('Enregistrer sauf cette date'));
  const periodicite = 'DTSTART;TZID=Europe/Paris:20261123T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=10';
  await waitFor(() =>
    expect(sent.map(({ call }) => call.body)).toMatchObject([
      { periodicite: `${periodicite}\nEXDATE;TZID=Europe/Paris:20261130T090000` },
    ]),
  );
});

it('is saved with the usual shortcut', async () => {
  const { user, onClose } = open(OPENED, [stored(41)]);
  await write(user, 'Salle 9');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await plan().findByText('Salle 9')).toBeVisible();
});

it('changes a slot', async () => {
  const { user, onClose } = open(OPENED, [stored(41)]);
  await write(user, 'Salle 2');
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(await plan().findByText('Salle 2')).toBeInTheDocument();
});

it('shows the series of a slot, and asks which of its slots to change', async () => {
  const { user, sent, onClose } = open(OPENED, [stored(41, { periodiciteId: 8 })], series);
  expect(await screen.findByText('Tous les lundis, 3 fois')).toBeVisible();
  expect(screen.getByText('Créneau 2 sur 3 de la série')).toBeVisible();
  await write(user, 'Salle 2');
  await save(user);
  const asked = await question(/quels créneaux/);
  await user.click(asked.getByLabelText('Celui-ci et les suivants'));
  expect(await asked.findByText('2 créneaux à modifier')).toBeVisible();
  expect(sent).toEqual([]);
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      line: 'PUT creneaux/41/periodicites/8',
      call: { body: { texte: 'Salle 2', portee: 'suivants' }, headers: { 'if-match': '"6"' } },
    },
  ]);
});

it('says that only one slot was changed', async () => {
  const { user } = open(OPENED, [stored(41, { periodiciteId: 8 })], series);
  await screen.findByText('Tous les lundis, 3 fois');
  await write(user, 'Salle 2');
  await save(user);
  await question(/quels créneaux/);
  await save(user);
  expect(await screen.findByText('Créneau modifié.')).toBeVisible();
  expect(screen.queryByText('Série modifiée.')).toBeNull();
});

it('changes the rule of a series from the slot on, never for a single slot', async () => {
  const { user, sent, onClose } = open(OPENED, [stored(41, { periodiciteId: 8 })], series);
  await user.click(await screen.findByText('Changer la répétition'));
  expect(screen.getByText('Tous les lundis, 2 fois')).toBeVisible();
  // Interval 1, so the unit is singular.
  expect(screen.getByLabelText(/^Tou(te)?s les/)).toHaveValue(1);
  expect(screen.getByText('semaine')).toBeVisible();
  await user.click(screen.getByText('mer.'));
  expect(await screen.findByText('Tous les lundis et mercredis, 2 fois')).toBeVisible();
  await save(user);
  const asked = await question(/^Changer la répétition à partir/);
  expect(asked.getByText('Une répétition ne se change pas pour un seul créneau.')).toBeVisible();
  expect(asked.queryByRole('radio')).toBeNull();
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const periodicite = 'DTSTART;TZID=Europe/Paris:20261123T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=2';
  expect(sent.map(({ call }) => call.body)).toEqual([{ portee: 'suivants', periodicite }]);
});

it('labels all its fields, including those of the rule', async () => {
  const { user, baseElement } = open(OPENED, [stored(41, { periodiciteId: 8 })], series);
  await user.click(await screen.findByText('Changer la répétition'));
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
});

it('says that a slot of a series was moved singly, and changes it like any other', async () => {
  const gone = new HttpError('', 404, { status: 404 });
  const { user, sent, onClose } = open(OPENED, [stored(41, { periodiciteId: 8 })], () => gone);
  expect(await screen.findByText(/il ne suit plus sa série/)).toBeVisible();
  await write(user, 'Salle 2');
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([]);
  expect(await plan().findByText('Salle 2')).toBeInTheDocument();
});

it('shows a refusal at its field', async () => {
  const refusal = new HttpError('', 400, {
    status: 400,
    title: 'Des valeurs sont incorrectes.',
    errors: { texte: ['Ce texte est trop long.'] },
  });
  const { user, onClose } = open(OPENED, [stored(41, { periodiciteId: 8 })], (line, call) =>
    line.startsWith('PUT') && call.query?.['Preview'] !== true ? refusal : series(line, call),
  );
  await screen.findByText('Tous les lundis, 3 fois');
  await write(user, 'Salle 2');
  await save(user);
  await question(/quels créneaux/);
  await save(user);
  await screen.findByText('Ce texte est trop long.');
  expect(screen.getByLabelText('Texte')).toHaveAccessibleDescription('Ce texte est trop long.');
  expect(screen.getByLabelText('Texte')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

it("shows another person's changes, and keeps mine if I save again", async () => {
  const rows = [stored(41)];
  const { user, onClose } = open(OPENED, rows);
  await write(user, 'À moi');
  rows[0] = stored(41, { version: 7, texte: 'À eux', etat: 'Confirme' });
  await save(user);
  const warning = await screen.findByText('Quelqu’un d’autre a modifié ce créneau entre-temps.');
  expect(await screen.findByText('À eux', { selector: 'dd *' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(warning).not.toBeInTheDocument();
  expect(await plan().findByText('À moi')).toBeInTheDocument();
});

it("overwrites another person's changes of a series once they were shown", async () => {
  const rows = [stored(41, { periodiciteId: 8 })];
  const { user, sent, onClose } = open(OPENED, rows, (line, call) => {
    const isOld = line.startsWith('PUT') && call.headers?.['if-match'] !== `"${rows[0]?.version}"`;
    return isOld ? new HttpError('', 412, { status: 412 }) : series(line, call);
  });
  await screen.findByText('Tous les lundis, 3 fois');
  await write(user, 'À moi');
  rows[0] = stored(41, { periodiciteId: 8, version: 7, texte: 'À eux' });
  await save(user);
  await question(/quels créneaux/);
  await save(user);
  expect(await screen.findByText('Quelqu’un d’autre a modifié ce créneau entre-temps.')).toBeVisible();
  await screen.findByText('À eux', { selector: 'dd *' });
  await save(user);
  await question(/quels créneaux/);
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.map(({ call }) => call.headers?.['if-match'])).toEqual(['"6"', '"7"']);
});

it('keeps the input if another person deleted the slot, and says so', async () => {
  const rows = [stored(41)];
  const { user, onClose } = open(OPENED, rows);
  await write(user, 'À moi');
  rows.splice(0);
  await save(user);
  await waitFor(() => expect(plan().queryByText('Salle 1')).toBeNull());
  await save(user);
  expect(await screen.findByText(/Quelqu’un d’autre a supprimé ce créneau/)).toBeVisible();
  expect(screen.getByLabelText('Texte')).toHaveValue('À moi');
  expect(onClose).not.toHaveBeenCalled();
});

it('says beside the button why a slot is saved only "anyway"', async () => {
  open(OPENED, [stored(41), stored(42)]);
  const button = await screen.findByText('Enregistrer malgré tout');
  const warning = screen.getByText('Ce créneau existe déjà.');
  // The bar stays in sight while the fields scroll.
  expect(button.closest('[data-bar]')).toContainElement(warning);
});

import type { OpenedSlot } from './slotPanelProps';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useMemo, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPage, type Answers } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { ApiCall } from '../../resources/views/useCall';
import { indexPlan } from '../data/checkEdits';
import { usePlan } from '../data/usePlan';
import { draftSlot } from '../editing/preview';
import { EditNotice } from '../undo/EditNotice';
import { usePlanEdits } from '../undo/usePlanEdits';
import SlotEditor from './SlotEditor';

const registry = createRegistry(schemas);
const DAY = 20_780; // Monday 2026-11-23
const SPAN = { first: DAY, last: DAY };
const NAMES = new Map([[7, 'Œuvrard Zoë']]);
const RULE = 'DTSTART;TZID=Europe/Paris:20261116T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3';

const stored = (id: number, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  version: 6,
  salarieId: 7,
  typeCreneauId: 2,
  debut: '2026-11-23T08:00:00.000Z',
  fin: '2026-11-23T09:00:00.000Z',
  texte: 'Salle 1',
  etat: 'Prevu',
  isForSystem: false,
  ...more,
});

/** The page around the form: reads and writes the plan, and shows the result. */
function Around({ opened, onClose }: { readonly opened: OpenedSlot; readonly onClose: () => void }) {
  const loaded = usePlan({ span: SPAN, drawn: SPAN, simulationId: undefined, ownId: undefined, isEnabled: true });
  const edits = usePlanEdits(loaded.slots, undefined);
  const index = useMemo(() => indexPlan(loaded.plan), [loaded.plan]);
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  if (loaded.isPending) return null;
  const own = { loaded, edits, index, names: NAMES, simulationId: undefined, onOpen: close };
  return (
    <>
      {isOpen && <SlotEditor {...own} opened={opened} onClose={close} />}
      <EditNotice notice={edits.notice} onUndo={edits.undo} onClose={edits.dismiss} />
      <ul aria-label="Plan">
        {loaded.slots.map(({ id, texte }) => (
          <li key={id}>{texte}</li>
        ))}
      </ul>
    </>
  );
}

beforeEach(() => windowOfWidth(1440));
/** The form over slots in memory; `answers` overrides responses of the API. */
function open(opened: OpenedSlot, rows: AnyRecord[], answers: Answers = () => undefined) {
  const sent: { readonly line: string; readonly call: ApiCall }[] = [];
  const onClose = vi.fn();
  const rendered = renderPage({
    registry,
    rights: ['PLANNING_ADMIN:admin'],
    page: <Around opened={opened} onClose={onClose} />,
    answers(line, call) {
      if (line === 'GET planning/creneaux') return { items: [...rows], totalCount: rows.length };
      if (line === 'GET planning/salaries')
        return {
          items: [{ id: 7, name: 'Œuvrard Zoë', equipesId: [], hours: [8, 8, 8, 8, 8, 0, 0] }],
          feries: 'metropole',
        };
      if (line === 'POST planning/verifications') return { items: [], ...(answers(line, call) as object) };
      const isRead = line.startsWith('GET') || call.query?.['Preview'] === true;
      if (!isRead) sent.push({ line, call });
      return answers(line, call) ?? [];
    },
    tables: {
      creneaux: rows,
      typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true, duree: null, compteTravail: true }],
      Utilisateurs: [{ id: 7, nom: 'Œuvrard', prenom: 'Zoë' }],
    },
  });
  return { ...rendered, sent, onClose };
}

const OPENED: OpenedSlot = { kind: 'stored', slotId: 41 };
type User = ReturnType<typeof open>['user'];

/** Pastes, because typing letter by letter takes long on a busy machine. */
async function write(user: User, text: string) {
  const field = await screen.findByLabelText('Texte');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
/** Queries by text: a query by role makes jsdom compute the styles of the whole form. */
const save = async (user: User) => user.click((await screen.findAllByText(/^Enregistrer/)).at(-1) ?? document.body);
const plan = () => within(screen.getByLabelText('Plan'));
const question = async (title: RegExp) => {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  return within(found ?? document.body);
};

const report = (applied: boolean, count: number) => ({
  applied,
  ...(applied && { id: 70 }),
  rows: Array.from({ length: count }, (_row, index) => ({
    index,
    status: 'changed',
    id: 40 + index,
    after: { texte: 'A' },
  })),
});

/** A series of three Mondays; slot 41 is the second. */
const series: Answers = (line, { query }) => {
  if (line === 'GET creneaux/41/periodicites/8') return { id: 8, periodicite: RULE, creneaux: [40, 41, 42] };
  return report(query?.['Preview'] !== true, 2);
};

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
  await user.click(await screen.findByText('Enregistrer sans la date impossible'));
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
  expect(screen.getByLabelText('Intervalle')).toHaveValue(1);
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
  const warning = screen.getByText(/^En même temps que/);
  // The bar stays in sight while the fields scroll.
  expect(button.closest('[data-bar]')).toContainElement(warning);
});

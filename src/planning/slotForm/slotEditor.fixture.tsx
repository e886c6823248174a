import type { OpenedSlot } from './slotPanelProps';
import { screen, within } from '@testing-library/react';
import { useEffect, useMemo, useState } from 'react';
import { vi } from 'vitest';
import { renderPage, type Answers } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { ApiCall } from '../../resources/views/useCall';
import { indexPlan } from '../data/checkEdits';
import { usePlan } from '../data/usePlan';
import type { PlanPlace } from '../model/plan';
import { EditNotice } from '../undo/EditNotice';
import { usePlanEdits } from '../undo/usePlanEdits';
import SlotEditor from './SlotEditor';

const registry = createRegistry(schemas);
const DAY = 20_780; // Monday 2026-11-23
const SPAN = { first: DAY, last: DAY };
const NAMES = new Map([[7, 'Œuvrard Zoë']]);
const RULE = 'DTSTART;TZID=Europe/Paris:20261116T090000\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3';

export const stored = (id: number, more: Readonly<Record<string, unknown>> = {}) => ({
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

/** Where the last gesture made slots. */
export const told: { made: readonly PlanPlace[] } = { made: [] };

/** The page around the form: reads and writes the plan, and shows the result. */
function Around({ opened, onClose }: { readonly opened: OpenedSlot; readonly onClose: () => void }) {
  const loaded = usePlan({ span: SPAN, drawn: SPAN, simulationId: undefined, ownId: undefined, isEnabled: true });
  const edits = usePlanEdits(loaded.slots, undefined);
  const index = useMemo(() => indexPlan(loaded.plan), [loaded.plan]);
  useEffect(() => {
    told.made = edits.notice?.made ?? [];
  }, [edits.notice]);
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

/** The form over slots in memory; `answers` overrides responses of the API. */
export function open(opened: OpenedSlot, rows: AnyRecord[], answers: Answers = () => undefined) {
  windowOfWidth(1440);
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

export const OPENED: OpenedSlot = { kind: 'stored', slotId: 41 };
export type User = ReturnType<typeof open>['user'];

/** Pastes, because typing letter by letter takes long on a busy machine. */
export async function write(user: User, text: string) {
  const field = await screen.findByLabelText('Texte');
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
/** Queries by text: a query by role makes jsdom compute the styles of the whole form. */
export const save = async (user: User) =>
  user.click((await screen.findAllByText(/^Enregistrer/)).at(-1) ?? document.body);
export const plan = () => within(screen.getByLabelText('Plan'));
export const question = async (title: RegExp) => {
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
export const series: Answers = (line, { query }) => {
  if (line === 'GET creneaux/41/periodicites/8') return { id: 8, periodicite: RULE, creneaux: [40, 41, 42] };
  return report(query?.['Preview'] !== true, 2);
};

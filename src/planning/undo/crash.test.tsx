import { screen, waitFor } from '@testing-library/react';
import { Component, useMemo, useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryChanges, type Tables } from '../../../test/support/memoryChanges';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { merged } from '../data/overlay';
import { useSlots } from '../data/useSlots';
import { EditNotice } from './EditNotice';
import { usePlanEdits } from './usePlanEdits';

const DAY = dayIndexOfText('2026-11-23');
const DAYS = { first: DAY, last: DAY };
const START = Date.parse('2026-11-23T08:00:00Z');
const END = START + 3_600_000;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <button onClick={() => this.setState({ isBroken: false })}>réessayer</button>;
  }
}

function Plan() {
  const { months } = useSlots(DAYS, DAYS, undefined, true);
  const slots = useMemo(() => merged(months), [months]);
  const edits = usePlanEdits(slots, undefined);
  const [isBreaking, breakDown] = useState(false);
  if (isBreaking) throw new Error('panne de dessin');
  const move = { kind: 'move', slotId: slots[0]?.id ?? 0, salarieId: 5, start: START, end: END } as const;
  return (
    <>
      {slots.map(({ id, salarieId }) => (
        <p key={id}>{`Chez ${salarieId}`}</p>
      ))}
      <button onClick={() => void edits.apply([move])}>vers 5</button>
      <button onClick={() => breakDown(true)}>casser</button>
      <button disabled={!edits.undo} onClick={edits.undo}>
        défaire
      </button>
      <EditNotice notice={edits.notice} onUndo={edits.undo} onClose={edits.dismiss} />
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('edits before a crash of the page can be undone, with a notification', async () => {
  windowOfWidth(1440);
  // React logs every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [debut, fin] = [new Date(START).toISOString(), new Date(END).toISOString()];
  const tables: Tables = { creneaux: [{ id: 41, version: 4, salarieId: 4, typeCreneauId: 2, debut, fin }] };
  const registry = createRegistry(schemas);
  const { applyChanges, revertChanges } = memoryChanges(registry, tables, () => undefined);
  const { user } = renderPage({
    page: (
      <Boundary>
        <Plan />
      </Boundary>
    ),
    registry,
    rights: ['PLANNING_ADMIN:admin'],
    answers: (line) => (line === 'GET planning/creneaux' ? { items: tables.creneaux } : null),
    tables,
    calls: { applyChanges, revertChanges },
  });
  const press = (name: string) => user.click(screen.getByText(name));
  await screen.findByText('Chez 4');
  await press('vers 5');
  expect(await screen.findByText('Créneau déplacé.')).toBeVisible();
  await press('casser');
  expect(screen.queryByText('Chez 5')).toBeNull();
  await press('réessayer');
  expect(await screen.findByText('Chez 5')).toBeVisible();
  expect(screen.getByText('Créneau déplacé.')).toBeVisible();
  await press('défaire');
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ salarieId: 4 }]));
});

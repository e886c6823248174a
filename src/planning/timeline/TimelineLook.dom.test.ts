import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { settled } from './keys/walk';
import { boardOf } from './testing/boardOf';
import { person, planOf, slot } from './testing/samplePlan';
import { active, first, show } from './testing/showTimeline';

/** jsdom lacks pointer events. */
class Pointer extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerType = 'mouse';
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const people = [person(10, 'Arnaud Camille', { hours: [0, 7, 7, 7, 7, 0, 0] }), person(20, 'Bernard Farid')];

it('shows and tells the weekdays on which a person does not work', () => {
  const { grid } = show({ plan: planOf(people, []) });
  const rows = document.querySelectorAll<HTMLElement>('.tl-row-off');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.style.getPropertyValue('--tl-off')).toContain('#000 0px');
  expect(active(grid)).toHaveAccessibleName('Aucun créneau, ne travaille pas ce jour');
});

it('a namesake has its distinction and its hours in the line of the others', () => {
  const [arnaud] = people;
  const own = arnaud ? [{ ...arnaud, distinction: 'Consultant' }] : [];
  show({ plan: planOf([...own, person(20, 'Bernard Farid')], [slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00')]) });
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '');
  const [named = ''] = heads.filter((text) => text.includes('Consultant'));
  expect(named).toMatch(/Consultant · 3\s\/\s\d+\sh$/);
  expect(heads.filter((text) => text.includes('Bernard'))[0]).toMatch(/ · \d+\s%$/);
});

it('draws the name of a moved slot whole, and tells in its accessible name that it was moved', () => {
  const moved = slot(1, 20, '2026-11-03 09:00', '2026-11-03 12:00', { mark: 'moved' });
  show({ plan: planOf(people, [moved]) });
  const shown = screen.getByRole('gridcell', { name: /^09:00–12:00 Adhérent 1, déplacé/ });
  expect(shown.textContent).toBe('09:00–12:00\nAdhérent 1');
});

it('has the focus on the slot that the mouse pressed, before it is dragged', () => {
  vi.stubGlobal('PointerEvent', Pointer);
  const { grid } = show({ plan: planOf(people, [slot(1, 20, '2026-11-03 09:00', '2026-11-03 12:00')]) });
  fireEvent.pointerDown(screen.getByRole('gridcell', { name: /Adhérent 1/ }), {
    button: 0,
    clientX: 400,
    clientY: 200,
  });
  expect(active(grid)).toHaveAttribute('data-slot', '1');
});

it('has the focus on what a simulation put in the stead of a slot', () => {
  const slots = [
    slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00', { mark: 'origin' }),
    slot(-1, 10, '2026-11-04 09:00', '2026-11-04 12:00', { mark: 'moved', origineId: 1 }),
  ];
  const board = boardOf(planOf(people, slots), { first, last: first + 6 });
  expect(settled(board, { row: 0, column: first + 2, slotId: 1 }).slotId).toBe(-1);
  expect(settled(board, { row: 0, column: first + 1, slotId: 1 }).slotId).toBe(1);
});

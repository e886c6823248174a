import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, person, planOf, slot } from './testing/samplePlan';
import { active, first, live, plan, show } from './testing/showTimeline';

/** jsdom lacks pointer events. */
class Pointer extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerType = 'mouse';
}
beforeEach(() => {
  vi.stubGlobal('PointerEvent', Pointer);
});

/** In the second row: the few rows of these tests are tall. */
const SECOND_ROW = 200;

/** Pixels of a day of the week; those of its weekend are narrow. */
const DAY_WIDTH = 175;

describe('the timeline', () => {
  it("is a grid of rows with each person's slots and hours", () => {
    show();
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '4');
    const row = screen.getByRole('rowheader', { name: /Arnaud Camille, 3.*35.*h/ }).closest('[role=row]');
    expect(
      within(row as HTMLElement).getByRole('gridcell', { name: '09:00–12:00 Adhérent 1, lundi 2 novembre 2026' }),
    ).toHaveAttribute('aria-colindex', '2');
    expect(screen.getByRole('columnheader', { name: /lundi 2 novembre 2026, 3.*21.*h/ })).toBeVisible();
  });

  it('shows no comparison of hours if only some slots are visible', () => {
    show({ plan: { ...plan, isPartial: true } });
    expect(screen.getByRole('columnheader', { name: 'lundi 2 novembre 2026, 3\u00a0h' })).toBeVisible();
  });

  it('marks pending slots, and validated months', () => {
    show();
    expect(screen.getByRole('gridcell', { name: /^14:00–16:00 Adhérent 2, en attente, .* 2026$/ })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Bernard Farid.*mois validé/ })).toBeVisible();
  });

  it('has a line at the present time of a day, not of others', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at('2026-11-02 12:00') });
    const { change } = show({ zoom: 'hours', span: { first, last: first } });
    expect(document.querySelectorAll('.tl-now')).toHaveLength(1);
    change({ span: { first: first + 1, last: first + 1 } });
    expect(document.querySelector('.tl-now')).toBeNull();
    vi.useRealTimers();
  });

  it('marks the date of today alone', () => {
    show();
    expect([...document.querySelectorAll('.tl-date')].map(({ textContent }) => textContent)).toEqual(['2']);
  });

  it('collapses groups', async () => {
    const { grid, user } = show({ grouping: 'team' });
    const head = screen.getByRole('rowheader', { name: /Nord \(2\)/ });
    expect(head).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/Arnaud/)).toBeNull();
    expect(active(grid)).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('rowheader', { name: /Nord/ }));
    expect(screen.getByRole('rowheader', { name: /Arnaud/ })).toBeVisible();
  });

  it('counts further slots of a full day, and shows them', async () => {
    const many = [1, 2, 3, 4, 5].map((id) => slot(id, 10, '2026-11-02 09:00', '2026-11-02 10:00'));
    const { user } = show({ plan: planOf([person(10, 'Arnaud Camille')], many) });
    expect(screen.getAllByRole('gridcell', { name: /Adhérent/ })).toHaveLength(3);
    await user.click(screen.getByRole('gridcell', { name: /2 créneaux de plus/ }));
    expect(screen.getAllByRole('gridcell', { name: /Adhérent/ })).toHaveLength(5);
    await user.click(screen.getByRole('rowheader', { name: /Arnaud/ }));
    expect(screen.getAllByRole('gridcell', { name: /Adhérent/ })).toHaveLength(3);
    await user.keyboard(`{ArrowRight}{ArrowLeft}${'{ArrowDown}'.repeat(4)}`);
    expect(screen.getAllByRole('gridcell', { name: /Adhérent/ })).toHaveLength(5);
  });

  it('says that there are no people', () => {
    show({ plan: planOf([], []) });
    expect(screen.getByText(/Personne à afficher/)).toBeVisible();
  });
});

describe('with the keyboard', () => {
  it('announces the position, and opens slots', async () => {
    const { actions, grid, user } = show();
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(live()).toMatch(/09:00–12:00 Adhérent 1.*Arnaud Camille, lundi 2 novembre 2026.*3.*7.*h/);
    expect(active(grid)).toHaveAttribute('data-slot', '1');
    await user.keyboard('{Enter}');
    expect(actions.open).toHaveBeenCalledWith(1);
  });

  it('draws a slot in the focused cell', async () => {
    const { actions, user } = show();
    await user.keyboard('{ArrowRight}{ArrowRight}n');
    expect(actions.draw).toHaveBeenCalledWith({
      salarieId: 10,
      start: at('2026-11-04 09:00'),
      end: at('2026-11-04 16:00'),
    });
  });

  it('carries a slot, announces its destination and findings', async () => {
    const { applied, user } = show({}, [{ code: 'overlap' }]);
    await user.keyboard('{ArrowRight}{ArrowLeft}m{ArrowRight}{ArrowDown}');
    expect(live()).toMatch(/Bernard Farid, mardi 3 novembre 2026, 09:00–12:00/);
    expect(document.querySelector('.edit-bubble')?.parentElement).toHaveAttribute('data-tone', 'unwise');
    await user.keyboard('{Enter}');
    expect(applied).toMatchObject([[{ slotId: 1, salarieId: 20, start: at('2026-11-03 09:00') }]]);
    expect(live()).toMatch(/1 créneau déplacé/);
    expect(document.querySelector('.edit-bubble')).toBeNull();
  });

  it('refuses errors, with the reason', async () => {
    const { applied, user } = show({}, [{ code: 'validatedMonth' }]);
    await user.keyboard('{ArrowRight}{ArrowLeft}m{ArrowDown}{Enter}');
    expect(applied).toEqual([]);
    expect(live()).toMatch(/^Impossible/);
  });

  it('copies, pastes, deletes, undoes', async () => {
    const { actions, applied, user } = show();
    await user.keyboard('{ArrowRight}{ArrowLeft}{Control>}c{/Control}');
    expect(live()).toBe('1 créneau copié.');
    await user.keyboard('{ArrowRight}{Control>}v{/Control}');
    expect(applied).toMatchObject([[{ kind: 'create', slot: { salarieId: 10, start: at('2026-11-03 09:00') } }]]);
    await user.keyboard('{ArrowLeft}{Delete}{Control>}z{/Control}{Control>}y{/Control}');
    expect(applied[1]).toEqual([{ kind: 'delete', slotId: 1 }]);
    expect(actions.undo).toHaveBeenCalledOnce();
    expect(actions.redo).toHaveBeenCalledOnce();
  });

  it('resizes by hours, until Shift is released', async () => {
    const { applied, user } = show({ zoom: 'hours', span: { first, last: first } });
    // The keyboard begins on the first slot of the day.
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(applied).toMatchObject([[{ slotId: 1, end: at('2026-11-02 12:30') }]]);
  });

  it("requests the next days at the end, and the page's help", async () => {
    const onHelp = vi.fn();
    const { onPage, user } = show({ onHelp });
    await user.keyboard('{End}{ArrowRight}');
    expect(onPage).toHaveBeenCalledWith(1);
    await user.keyboard('?');
    expect(onHelp).toHaveBeenCalledOnce();
  });

  it('is read-only without the right', async () => {
    const { grid, user } = show({ actions: { open: vi.fn(), check: () => [] } });
    expect(grid).toHaveAttribute('aria-readonly', 'true');
    await user.keyboard('{ArrowRight}{ArrowLeft}m{Delete}n');
    expect(live()).toMatch(/Adhérent 1/);
  });
});

describe('with the pointer', () => {
  const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

  it('selects, and offers actions', async () => {
    const { actions, user } = show();
    await user.click(cell(/Adhérent 1/));
    expect(cell(/Adhérent 1/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Control>}');
    await user.click(cell(/Adhérent 2/));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('toolbar')).toHaveTextContent('2 créneaux sélectionnés');
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    // Proposed slots are not deleted.
    expect(actions.apply).toHaveBeenCalledWith([{ kind: 'delete', slotId: 1 }]);
  });

  it('moves without dragging: pick up, then click to drop', async () => {
    const { applied, grid, user } = show();
    await user.click(cell(/Adhérent 1/));
    await user.click(screen.getByRole('button', { name: 'Déplacer' }));
    expect(live()).toMatch(/touchez une case/);
    fireEvent.click(grid, { clientX: 210 + 2 * DAY_WIDTH, clientY: SECOND_ROW });
    expect(applied).toMatchObject([[{ slotId: 1, salarieId: 20, start: at('2026-11-04 09:00') }]]);
  });

  it('opens with a double click', async () => {
    const { actions, user } = show();
    await user.dblClick(cell(/Adhérent 2/));
    expect(actions.open).toHaveBeenCalledWith(2);
  });

  it('drags a slot to another day and person, and cancels with Escape', () => {
    const { applied, grid } = show();
    const width = DAY_WIDTH;
    const drag = (escape: boolean) => {
      fireEvent.pointerDown(cell(/Adhérent 1/), { button: 0, clientX: 210, clientY: 70 });
      fireEvent.pointerMove(window, { clientX: 210 + 2 * width, clientY: SECOND_ROW });
      expect(document.querySelector('.edit-ghost')).not.toBeNull();
      if (escape) fireEvent.keyDown(grid, { key: 'Escape' });
      fireEvent.pointerUp(window, { clientX: 210 + 2 * width, clientY: SECOND_ROW });
      expect(document.querySelector('.edit-ghost')).toBeNull();
    };
    drag(true);
    expect(applied).toEqual([]);
    drag(false);
    expect(applied).toMatchObject([[{ slotId: 1, salarieId: 20, start: at('2026-11-04 09:00') }]]);
  });

  it('copies a slot dragged with Control, and leaves the original', () => {
    const { applied } = show();
    const to = { clientX: 210 + 2 * DAY_WIDTH, clientY: SECOND_ROW };
    fireEvent.pointerDown(cell(/Adhérent 1/), { button: 0, clientX: 210, clientY: 70, ctrlKey: true });
    fireEvent.pointerMove(window, { ...to, ctrlKey: true });
    fireEvent.pointerUp(window, { ...to, ctrlKey: true });
    expect(applied).toMatchObject([[{ kind: 'create', slot: { salarieId: 20, start: at('2026-11-04 09:00') } }]]);
    expect(live()).toMatch(/1 créneau copié là/);
  });

  it('copies or moves as Control says at the drop, and says which', () => {
    const { applied, grid } = show();
    const to = { clientX: 210 + 2 * DAY_WIDTH, clientY: SECOND_ROW };
    const verb = () => document.querySelector('.edit-bubble strong')?.textContent;
    fireEvent.pointerDown(cell(/Adhérent 1/), { button: 0, clientX: 210, clientY: 70 });
    fireEvent.pointerMove(window, to);
    expect(verb()).toBe('Déplacer · ');
    expect(cell(/Adhérent 1/)).toHaveAttribute('data-faded');
    fireEvent.keyDown(window, { key: 'Control', ctrlKey: true });
    expect(verb()).toBe('Copier · ');
    expect(grid).toHaveAttribute('data-drag', 'copy');
    expect(cell(/Adhérent 1/)).not.toHaveAttribute('data-faded');
    fireEvent.keyUp(window, { key: 'Control' });
    expect(verb()).toBe('Déplacer · ');
    fireEvent.pointerUp(window, { ...to, ctrlKey: true });
    expect(applied).toMatchObject([[{ kind: 'create', slot: { salarieId: 20 } }]]);
  });

  it('opens the plan of a person by their name, and by the menu of a cell', async () => {
    const personPlan = { hrefOf: (id: number) => `/plannings?salaries=${id}`, open: vi.fn() };
    const { grid, user } = show({ personPlan });
    const name = screen.getByText('Bernard Farid');
    expect(name).toHaveAttribute('href', '/plannings?salaries=20');
    await user.click(name);
    expect(personPlan.open).toHaveBeenLastCalledWith(20);
    fireEvent.contextMenu(grid, { button: 2, clientX: 215 + DAY_WIDTH, clientY: 70 });
    await user.click(screen.getByRole('menuitem', { name: 'Planning de Arnaud Camille' }));
    expect(personPlan.open).toHaveBeenLastCalledWith(10);
  });

  it('has a context menu, on slots and empty cells', async () => {
    const { actions, applied, grid, user } = show();
    const press = { button: 2, clientX: 215, clientY: 70 };
    fireEvent.contextMenu(cell(/Adhérent 1/), press);
    const names = () => screen.getAllByRole('menuitem').map((item) => item.firstChild?.textContent);
    expect(names()).toEqual(['Ouvrir', 'Déplacer', 'Copier', 'Couper', 'Dupliquer', 'Voir la journée', 'Supprimer']);
    await user.click(screen.getByRole('menuitem', { name: 'Copier' }));
    fireEvent.contextMenu(grid, { ...press, clientX: 215 + DAY_WIDTH });
    expect(names()).toEqual(['Nouveau créneau', 'Nouvelle absence', 'Coller', 'Voir la journée']);
    await user.click(screen.getByRole('menuitem', { name: 'Coller' }));
    expect(applied).toMatchObject([[{ kind: 'create', slot: { salarieId: 10, start: at('2026-11-03 09:00') } }]]);
    fireEvent.contextMenu(grid, { ...press, clientX: 215 + DAY_WIDTH });
    await user.click(screen.getByRole('menuitem', { name: 'Nouveau créneau' }));
    expect(actions.draw).toHaveBeenCalledWith(
      expect.objectContaining({ salarieId: 10, start: at('2026-11-03 09:00') }),
    );
  });

  it("shows a card with the slot's details on hover", async () => {
    show();
    fireEvent.pointerOver(cell(/Adhérent 1/), { clientX: 215, clientY: 70, buttons: 0 });
    const card = await waitFor(() => {
      const found = document.querySelector('[data-slot-card]');
      expect(found).not.toBeNull();
      return found;
    });
    expect(card).toHaveTextContent(/Adhérent 1.*lundi 2 novembre 2026.*09:00 – 12:00 · 3 h.*Arnaud Camille/);
    fireEvent.pointerDown(cell(/Adhérent 1/), { button: 0, clientX: 215, clientY: 70 });
    expect(document.querySelector('[data-slot-card]')).toBeNull();
  });

  it('draws over an empty stretch', () => {
    const { actions, grid } = show();
    fireEvent.pointerDown(grid, { button: 0, clientX: 210 + DAY_WIDTH, clientY: 70 });
    fireEvent.pointerMove(window, { clientX: 210 + 3 * DAY_WIDTH, clientY: 75 });
    fireEvent.pointerUp(window, { clientX: 210 + 3 * DAY_WIDTH, clientY: 75 });
    expect(actions.draw).toHaveBeenCalledWith({
      salarieId: 10,
      start: at('2026-11-03 09:00'),
      end: at('2026-11-05 16:00'),
    });
  });

  it('shows the hours of a selected day', async () => {
    const { onDay, user } = show();
    await user.click(screen.getByRole('columnheader', { name: /mardi 3 novembre/ }));
    expect(onDay).toHaveBeenCalledWith(first + 1);
  });
});

import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { windowOfWidth } from './window';

/** The spreadsheet of the services of `screenSchemas`. */
export const shownGrid = () => screen.findByRole('grid', { name: /Services/ });

/** A cell by its row, from 1, and the heading of its column. */
export async function cellOf(row: number, heading: string): Promise<HTMLElement> {
  const table = await shownGrid();
  const column = within(table).getByRole('columnheader', { name: heading }).getAttribute('aria-colindex');
  const line = within(table)
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === String(row + 1));
  const found = line?.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${column ?? ''}"]`);
  if (!found) throw new Error(`no cell ${row} ${heading}`);
  return found;
}

/** Before each test of a file: a window with room for a grid. jsdom has no layout, and the grid renders what fits. */
export function giveGridRoom(): void {
  beforeEach(() => {
    localStorage.clear();
    windowOfWidth(1440);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

import { cellGeometry, type TimeLayout } from './geometry';

/** @param root the element that contains the days */
export const monthLayout = (root: () => HTMLElement | null): TimeLayout =>
  cellGeometry(() =>
    [...(root()?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].map((cell) => ({
      day: Number(cell.dataset.day),
      box: cell.getBoundingClientRect(),
      // The first part of a cell is its head, with the number.
      filled: cell.childElementCount > 1 ? cell.lastElementChild?.getBoundingClientRect().bottom : undefined,
    })),
  );

export const isInDay = (target: HTMLElement): boolean => target.closest('[data-day]') !== null;

/** Whether a press hits the day itself rather than a button in it. */
export const isOnDay = (target: HTMLElement): boolean => isInDay(target) && target.closest('button') === null;

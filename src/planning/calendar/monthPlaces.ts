import { cellGeometry, type TimeLayout } from './geometry';

/** Where the days of a month lie. @param root the element that holds them */
export const monthLayout = (root: () => HTMLElement | null): TimeLayout =>
  cellGeometry(() =>
    [...(root()?.querySelectorAll<HTMLElement>('[data-day]') ?? [])].map((cell) => ({
      day: Number(cell.dataset.day),
      box: cell.getBoundingClientRect(),
    })),
  );

/** Whether there is a day. */
export const isInDay = (target: HTMLElement): boolean => target.closest('[data-day]') !== null;

/** Whether a press there is on a day, not on what stands in it. */
export const isOnDay = (target: HTMLElement): boolean => isInDay(target) && target.closest('button') === null;

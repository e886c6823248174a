import { screenPath, useScreen, type ScreenTarget } from '../../ScreenContext';
import { useListPlaces } from './useListPlaces';

/** Link state that restores the list as it was left. */
export const BACK = { back: true } as const;

export interface BackLink {
  readonly to: string;
  readonly state?: typeof BACK;
  /** The list restores its own scroll position. */
  readonly preventScrollReset?: true;
}

/** Link from a record to its list, as it was left if it was visited before. */
export function useBackToList(target?: ScreenTarget): BackLink {
  const here = useScreen();
  const path = screenPath(target ?? here, 'list');
  const last = useListPlaces().lastAt(path);
  return last ? { to: path + last.search, state: BACK, preventScrollReset: true } : { to: path };
}

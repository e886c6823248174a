import { screenPath, useScreen, type ScreenTarget } from '../../ScreenContext';
import { useListPlaces } from './useListPlaces';

/** What a link says that leads back: the list is shown as it was left. */
export const BACK = { back: true } as const;

export interface BackLink {
  readonly to: string;
  readonly state?: typeof BACK;
  /** The list itself scrolls to where it was. */
  readonly preventScrollReset?: true;
}

/** A link from a record to the list of its collection: as it was left, where it was opened before. */
export function useBackToList(target?: ScreenTarget): BackLink {
  const here = useScreen();
  const path = screenPath(target ?? here, 'list');
  const last = useListPlaces().lastAt(path);
  return last ? { to: path + last.search, state: BACK, preventScrollReset: true } : { to: path };
}

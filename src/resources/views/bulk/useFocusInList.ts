import { useEffect, useEffectEvent } from 'react';
import { useScreen } from '../ScreenContext';
import type { SelectedRecords } from './bulkTypes';

/**
 * Where a dialog over a list is closed and its button went with the selection, the focus goes to the first record that it was
 * about: it would be lost.
 *
 * @param areLeaving the records are deleted: the first one that stays has the focus
 */
export function useFocusInList(records: SelectedRecords | undefined, areLeaving: boolean): void {
  const { address } = useScreen();
  const find = useEffectEvent(() => {
    const places = new Set(records?.map(({ id }) => `${address}/${id}`));
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
    const isMeant = ({ dataset: { record = '' } }: HTMLElement) => places.has(record) !== areLeaving;
    return (rows.find(isMeant) ?? rows[0])?.querySelector<HTMLElement>('th a');
  });
  useEffect(
    () => () => {
      const link = find();
      // After the dialog itself, which gives the focus back to its button where that is still there.
      queueMicrotask(() => {
        if (document.activeElement === document.body) link?.focus();
      });
    },
    [],
  );
}

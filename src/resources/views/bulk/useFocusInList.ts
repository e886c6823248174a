import { useEffect, useEffectEvent } from 'react';
import { useScreen } from '../ScreenContext';
import type { SelectedRecords } from './bulkTypes';

/**
 * When a dialog closes and its button is gone with the selection, moves the focus to the first record
 * concerned, so that it is not lost.
 *
 * @param areLeaving the records are being deleted, so the first remaining record gets the focus
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
      // Runs after the dialog restores the focus to its button, if that still exists.
      queueMicrotask(() => {
        if (document.activeElement === document.body) link?.focus();
      });
    },
    [],
  );
}

import { useAllowed } from '../access/useAllowed';
import { screenPath, useScreen } from '../ScreenContext';

/** Where one goes after a record is saved, or its editing given up: its details page, or the list for whom has none. */
export function useAfterSave(): (id: number | string) => string {
  const target = useScreen();
  const canShow = useAllowed('show');
  return (id) => (canShow ? screenPath(target, 'show', id) : screenPath(target, 'list'));
}

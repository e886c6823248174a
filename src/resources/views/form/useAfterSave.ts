import { useAllowed } from '../access/useAllowed';
import { screenPath, useScreen } from '../ScreenContext';

/** Address after saving or cancelling: the details page, or the list if the reader may not see that page. */
export function useAfterSave(): (id: number | string) => string {
  const target = useScreen();
  const canShow = useAllowed('show');
  return (id) => (canShow ? screenPath(target, 'show', id) : screenPath(target, 'list'));
}

import { useStore } from 'ra-core';
import { useScreen } from '../../ScreenContext';

/** How a list is shown. */
export type Presentation = 'rows' | 'board';

/** How the list around is shown, as the person chose it on this device; a list without a board has rows. */
export function usePresentation(): readonly [Presentation, (value: Presentation) => void] {
  const { schema } = useScreen();
  const [value, setValue] = useStore<Presentation>(`${schema.name}.presentation`, 'rows');
  return [schema.list.board ? value : 'rows', setValue];
}

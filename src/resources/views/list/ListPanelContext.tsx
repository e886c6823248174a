import { createContext, useContext, type ComponentType } from 'react';
import { LatePanel } from '../page/LatePanel';
import { useScreen } from '../ScreenContext';

/** Custom panels above the rows of lists, by resource name. */
export type ListPanels = Readonly<Record<string, ComponentType>>;

const ListPanelContext = createContext<ListPanels>({});

export const ListPanelProvider = ListPanelContext.Provider;

export function ListPanel() {
  const { schema } = useScreen();
  const Panel = useContext(ListPanelContext)[schema.name];
  return Panel ? (
    <LatePanel height={160}>
      <Panel />
    </LatePanel>
  ) : null;
}

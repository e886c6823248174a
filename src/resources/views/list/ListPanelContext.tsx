import { createContext, Suspense, useContext, type ComponentType } from 'react';
import { useScreen } from '../ScreenContext';

/** Custom panels above the rows of lists, by resource name. */
export type ListPanels = Readonly<Record<string, ComponentType>>;

const ListPanelContext = createContext<ListPanels>({});

export const ListPanelProvider = ListPanelContext.Provider;

/** The custom panel of the resource, if it has one. */
export function ListPanel() {
  const { schema } = useScreen();
  const Panel = useContext(ListPanelContext)[schema.name];
  return Panel ? (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  ) : null;
}

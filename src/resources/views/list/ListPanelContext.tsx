import { createContext, Suspense, useContext, type ComponentType } from 'react';
import { useScreen } from '../ScreenContext';

/** What the list of a resource shows above its rows besides what its declaration says, by the resource's name. */
export type ListPanels = Readonly<Record<string, ComponentType>>;

const ListPanelContext = createContext<ListPanels>({});

/** Gives the generated lists the panels that the product adds to them; without it they have none. */
export const ListPanelProvider = ListPanelContext.Provider;

/** The product's own panel of the list's resource; nothing for most. */
export function ListPanel() {
  const { schema } = useScreen();
  const Panel = useContext(ListPanelContext)[schema.name];
  return Panel ? (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  ) : null;
}

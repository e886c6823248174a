import { RecordContext, ResourceContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { ScreenProvider, type ScreenTarget } from '../ScreenContext';

export interface DialogScreenProps {
  readonly target: ScreenTarget;
  readonly children: ReactNode;
}

export const DialogScreen = ({ target, children }: DialogScreenProps) => (
  <ScreenProvider value={target}>
    <ResourceContextProvider value={target.address}>
      <RecordContext.Provider value={undefined}>{children}</RecordContext.Provider>
    </ResourceContextProvider>
  </ScreenProvider>
);

import { createContext, useContext, useDeferredValue, useState, type ReactNode } from 'react';

const TypedContext = createContext('');
const TellContext = createContext<(text: string) => void>(() => undefined);

/** Keeps what is being typed into the search box of the list around, before it is searched for. */
export function TypedSearchProvider({ children }: { readonly children: ReactNode }) {
  const [typed, setTyped] = useState('');
  return (
    <TellContext value={setTyped}>
      <TypedContext value={typed}>{children}</TypedContext>
    </TellContext>
  );
}

export const useTellTyped = (): ((text: string) => void) => useContext(TellContext);

/** What is being typed; drawn when there is time for it, since the next key comes first. */
export const useTypedSearch = (): string => useDeferredValue(useContext(TypedContext));

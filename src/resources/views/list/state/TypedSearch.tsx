import { createContext, useContext, useDeferredValue, useState, type ReactNode } from 'react';

const TypedContext = createContext('');
const TellContext = createContext<(text: string) => void>(() => undefined);

export function TypedSearchProvider({ children }: { readonly children: ReactNode }) {
  const [typed, setTyped] = useState('');
  return (
    <TellContext value={setTyped}>
      <TypedContext value={typed}>{children}</TypedContext>
    </TellContext>
  );
}

export const useTellTyped = (): ((text: string) => void) => useContext(TellContext);

/** The pending text, deferred so that typing has priority. */
export const useTypedSearch = (): string => useDeferredValue(useContext(TypedContext));

import { createContext, useContext } from 'react';
import type { Registry } from '../registry/registry';

const RegistryContext = createContext<Registry | undefined>(undefined);

export const RegistryProvider = RegistryContext.Provider;

/** @throws {Error} outside a RegistryProvider */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('useRegistry needs a RegistryProvider above it');
  return registry;
}

import { createContext, useContext } from 'react';
import { pathOf, type Screen } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';

export interface ScreenTarget {
  readonly schema: ResourceSchema;
  /** The collection's address, used as react-admin's resource name: `Entreprises/12/contrats`. */
  readonly address: string;
  /** Ids of the parent records, by route parameter. */
  readonly parents: Readonly<Record<string, string>>;
}

const ScreenContext = createContext<ScreenTarget | undefined>(undefined);

export const ScreenProvider = ScreenContext.Provider;

/** @throws {Error} outside a generated screen */
export function useScreen(): ScreenTarget {
  const target = useContext(ScreenContext);
  if (!target) throw new Error('useScreen needs a generated screen above it');
  return target;
}

const NONE: ScreenTarget['parents'] = {};

/** Ids of the parent records by route parameter; empty outside a generated screen. */
export const useScreenParents = (): ScreenTarget['parents'] => useContext(ScreenContext)?.parents ?? NONE;

export const screenPath = (target: ScreenTarget, screen: Screen, id?: string | number): string =>
  pathOf(target.schema, screen, id, target.parents);

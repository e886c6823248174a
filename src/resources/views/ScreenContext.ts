import { createContext, useContext } from 'react';
import { pathOf, type Screen } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';

/** The collection that a generated screen is about. */
export interface ScreenTarget {
  readonly schema: ResourceSchema;
  /** The collection's address, which is react-admin's resource name: `Entreprises/12/contrats`. */
  readonly address: string;
  /** The ids of the records that it hangs below, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

const ScreenContext = createContext<ScreenTarget | undefined>(undefined);

export const ScreenProvider = ScreenContext.Provider;

/** The collection of the screen around. @throws {Error} outside a generated screen. */
export function useScreen(): ScreenTarget {
  const target = useContext(ScreenContext);
  if (!target) throw new Error('useScreen needs a generated screen above it');
  return target;
}

const NONE: ScreenTarget['parents'] = {};

/** The ids of the records above the screen around; none outside a generated screen. */
export const useScreenParents = (): ScreenTarget['parents'] => useContext(ScreenContext)?.parents ?? NONE;

/** The address of another screen of the same collection. */
export const screenPath = (target: ScreenTarget, screen: Screen, id?: string | number): string =>
  pathOf(target.schema, screen, id, target.parents);

import { createContext, useContext } from 'react';
import type { EnvironmentFlags } from './flaggedEntries';

const EnvironmentFlagsContext = createContext<EnvironmentFlags>({ addNetworkFastTrack: false, mainTenant: false });

/** Gives the menu below it the flags of the environment; without it none is set. */
export const EnvironmentFlagsProvider = EnvironmentFlagsContext.Provider;

export const useEnvironmentFlags = (): EnvironmentFlags => useContext(EnvironmentFlagsContext);

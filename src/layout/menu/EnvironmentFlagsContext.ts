import { createContext, useContext } from 'react';
import type { EnvironmentFlags } from './flaggedEntries';

const EnvironmentFlagsContext = createContext<EnvironmentFlags>({ addNetworkFastTrack: false, mainTenant: false });

/** Provides the environment's flags to the menu; without it all are off. */
export const EnvironmentFlagsProvider = EnvironmentFlagsContext.Provider;

export const useEnvironmentFlags = (): EnvironmentFlags => useContext(EnvironmentFlagsContext);

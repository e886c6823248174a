import { createContext, useContext } from 'react';
import type { WaitingKind } from '../../../portal/inbox';
import type { LazyScreen } from '../../../resources/views/lazyScreen';
import type { WaitingListProps } from '../../../resources/views/requests/waitingList';

/** The kinds that are decided with one answer. */
export type DecidedKind = Extract<WaitingKind, 'plans' | 'months' | 'records' | 'fastt'>;

export type WaitingLists = Readonly<Record<DecidedKind, LazyScreen<WaitingListProps>>>;

/** Handed to the home page, which knows neither the planning nor its requests. */
const WaitingListsContext = createContext<WaitingLists | undefined>(undefined);

export const WaitingListsProvider = WaitingListsContext.Provider;

export const useWaitingLists = (): WaitingLists | undefined => useContext(WaitingListsContext);

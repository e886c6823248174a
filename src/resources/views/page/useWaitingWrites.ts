import { useIsMutating } from '@tanstack/react-query';

/** How many writes wait for the network: they are sent as soon as it is back. */
export const useWaitingWrites = (): number => useIsMutating({ predicate: ({ state }) => state.isPaused });

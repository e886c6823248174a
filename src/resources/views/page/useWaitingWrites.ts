import { useIsMutating } from '@tanstack/react-query';

/** Number of mutations paused until the network is back. */
export const useWaitingWrites = (): number => useIsMutating({ predicate: ({ state }) => state.isPaused });

import { useStore } from 'ra-core';

/** How many lines waited the last time, for the room of the next opening; undefined before the first answer. */
export const useWaitingLines = () => useStore<number | undefined>('home.waitingLines');

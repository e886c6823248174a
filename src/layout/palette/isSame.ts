import { stemOf } from './matchCommands';

/** Shorter words are parts of names. */
const SHORTEST = 4;

/** Plurals and feminines too: "suspendus", "actives". */
export const isSame = (part: string, word: string): boolean => word.length >= SHORTEST && stemOf(part) === stemOf(word);

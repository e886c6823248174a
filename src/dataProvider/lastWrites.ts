import { CHANGE_SET_HEADER } from '../resources/changes/changeSetHeader';
import type { Answer } from './httpTypes';

/** Of how many records the last write is remembered. */
const RECORDS = 100;

/** The change sets in which records were written last from here, for the way back. */
export interface LastWrites {
  /** @param answer the one to the write, which names its change set where the API records any */
  readonly remember: (address: string, answer: Pick<Answer, 'headers'>) => void;
  /** For a write that had nothing to send. */
  readonly forget: (address: string) => void;
  /** Undefined where the API records nothing, and where the last write changed nothing. */
  readonly of: (address: string) => number | undefined;
}

export function createLastWrites(): LastWrites {
  const sets = new Map<string, number>();
  return {
    remember(address, { headers }) {
      sets.delete(address);
      const id = Number(headers.get(CHANGE_SET_HEADER) ?? '');
      if (!Number.isSafeInteger(id) || id <= 0) return;
      sets.set(address, id);
      const oldest = sets.keys().next().value;
      if (sets.size > RECORDS && oldest !== undefined) sets.delete(oldest);
    },
    forget: (address) => void sets.delete(address),
    of: (address) => sets.get(address),
  };
}

import { useMemo } from 'react';
import { FLAG_OPTIONS } from '../../../resources/schemas/flags';
import { useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import type { Flag } from './accessTypes';

/** Every level, in the order in which a matrix shows them. */
export const FLAGS: readonly Flag[] = FLAG_OPTIONS.map(({ value }) => value);

export interface FlagWords {
  /** `Lecture` */
  readonly full: string;
  /** `Le`: two letters tell the levels apart in every language. */
  readonly short: string;
}

/** What the levels are called, in the reader's language. */
export function useFlagWords(): Readonly<Record<Flag, FlagWords>> {
  const words = useWords();
  const [read, create, update, admin] = FLAG_OPTIONS.map(({ label }) => words(label));
  return useMemo(() => {
    const of = (full = ''): FlagWords => ({ full, short: full.slice(0, 2) });
    return { read: of(read), create: of(create), update: of(update), admin: of(admin) };
  }, [read, create, update, admin]);
}

import { useMemo } from 'react';
import { FLAG_OPTIONS } from '../../../resources/schemas/flags';
import { useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import type { Flag } from './accessTypes';
import { keysOf } from './keysOf';

/** Levels in the order of the matrix. */
export const FLAGS: readonly Flag[] = FLAG_OPTIONS.map(({ value }) => value);

export interface FlagWords {
  /** `Lecture` */
  readonly full: string;
  /** The shortcut that toggles the level: `l`. */
  readonly key: string;
}

export function useFlagWords(): Readonly<Record<Flag, FlagWords>> {
  const words = useWords();
  const [read, create, update, admin] = FLAG_OPTIONS.map(({ label }) => words(label));
  return useMemo(() => {
    const names = [read, create, update, admin].map((name = '') => name);
    const keys = keysOf(names);
    const of = (index: number): FlagWords => ({ full: names[index] ?? '', key: keys[index] ?? '' });
    return { read: of(0), create: of(1), update: of(2), admin: of(3) };
  }, [read, create, update, admin]);
}

import { useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { ChangeRowEntry, Listed } from '../../changes/changes';
import { problemOf } from '../page/problemOf';
import { readAllEntries } from './readAllEntries';
import type { ChosenRows } from './useChosenRows';
import type { PageQuery } from './useEntries';

export interface ChoosingAll {
  readonly choose: () => void;
  readonly isReading: boolean;
}

/** Selects all rows of a history, those too that are not shown yet. */
export function useChooseAll(
  chosen: ChosenRows,
  read: (query: PageQuery) => Promise<Listed<ChangeRowEntry>>,
): ChoosingAll {
  const notify = useNotify();
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);
  const choose = async () => {
    const controller = new AbortController();
    reading.current = controller;
    setReading(true);
    try {
      chosen.choose(await readAllEntries(read, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted)
        notify(problemOf(error).message ?? 'screens.page.unknownFailure', { type: 'error' });
    }
    setReading(false);
  };
  return { choose: () => void choose(), isReading };
}

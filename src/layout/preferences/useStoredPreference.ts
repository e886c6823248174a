import { useNotify } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { usePreferenceWriter } from '../../resources/views/access/usePreferenceWriter';
import { usePreferencesQuery } from '../../resources/views/access/usePreferences';

interface StoredPreference {
  /** Undefined if not stored, or while loading. */
  readonly value: string | undefined;
  /** Also true if preferences cannot be read: the page then uses defaults. */
  readonly isKnown: boolean;
  readonly change: (value: string) => void;
}

/** Shows a change at once, and stores changes in sequence, so that the last of two quick ones wins. */
export function useStoredPreference(name: string): StoredPreference {
  const { data, isPending } = usePreferencesQuery();
  const write = usePreferenceWriter();
  const notify = useNotify();
  const [chosen, setChosen] = useState<string>();
  const writing = useRef(Promise.resolve());
  const change = useCallback(
    (value: string) => {
      setChosen(value);
      writing.current = writing.current
        .then(() => write(name, value))
        .catch(() => notify('shell.home.board.notStored', { type: 'error' }));
    },
    [name, write, notify],
  );
  const stored = data?.find(({ nom }) => nom === name)?.valeur ?? undefined;
  return { value: chosen ?? stored, isKnown: !isPending, change };
}

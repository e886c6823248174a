import { useNotify } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { usePreferenceWriter } from '../../resources/views/access/usePreferenceWriter';
import { usePreferencesQuery } from '../../resources/views/access/usePreferences';

/** A text that the reader's preferences hold under a name, and what changes it. */
interface StoredPreference {
  /** Undefined where none is stored, or while it is not known. */
  readonly value: string | undefined;
  /** Where preferences cannot be read, the page is as for those who have none. */
  readonly isKnown: boolean;
  readonly change: (value: string) => void;
}

/** Shows a change at once, and stores one after the other: the first of two quick ones is what the second overwrites. */
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

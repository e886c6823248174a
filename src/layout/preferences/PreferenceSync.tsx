import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { usePreferences } from '../../resources/views/access/usePreferences';
import {
  PREFERENCE_NAMES,
  usePortalPreferences,
  type PreferenceChoice,
  type PreferenceName,
} from './usePortalPreferences';
import { usePreferenceWriter } from './usePreferenceWriter';

/** Applies the stored preferences when somebody has signed in, and stores every later choice, wherever it is made. */
export function PreferenceSync() {
  const stored = usePreferences();
  const choices = usePortalPreferences();
  const latest = useRef(choices);
  const atFirst = useRef(choices);
  const applied = useRef(false);

  useEffect(() => {
    latest.current = choices;
  });
  useEffect(() => {
    if (!stored || applied.current) return;
    applied.current = true;
    for (const name of PREFERENCE_NAMES) {
      const valeur = stored.find(({ nom }) => nom === name)?.valeur;
      const { value, choose } = latest.current[name];
      // What a person chose while the stored ones were on their way is their choice, and is stored below.
      const isChosen = value !== atFirst.current[name].value;
      if (valeur && valeur !== value && !isChosen) choose(valeur);
    }
  }, [stored]);

  return PREFERENCE_NAMES.map((name) => <StoredChoice key={name} name={name} choice={choices[name]} />);
}

/** Stores one preference whenever it changes from what is stored. */
function StoredChoice({
  name,
  choice: { value, isOfSystem = false },
}: {
  readonly name: PreferenceName;
  readonly choice: PreferenceChoice;
}) {
  const stored = usePreferences();
  const write = usePreferenceWriter();
  const notify = useNotify();
  const before = useRef(value);
  // One after the other: the first may create what the second changes.
  const writing = useRef(Promise.resolve());
  useEffect(() => {
    if (!stored || before.current === value) return;
    before.current = value;
    if (isOfSystem) return;
    if (stored.find(({ nom }) => nom === name)?.valeur === value) return;
    writing.current = writing.current
      .then(() => write(name, value))
      .catch(() => notify('pages.preferences.failed', { type: 'warning' }));
  }, [stored, name, value, isOfSystem, write, notify]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect } from 'react';
import { usePreferences } from '../../resources/views/access/usePreferences';
import { syncStateOf } from './syncState';
import { PREFERENCE_NAMES, usePortalPreferences } from './usePortalPreferences';
import { usePreferenceWriter } from '../../resources/views/access/usePreferenceWriter';

/** Applies the stored preferences after a sign-in, and stores every later change. */
export function PreferenceSync() {
  const stored = usePreferences();
  const choices = usePortalPreferences();
  const write = usePreferenceWriter();
  const notify = useNotify();
  const sync = syncStateOf(useQueryClient(), choices);

  useEffect(() => {
    if (!stored) return;
    const isFirst = !sync.isApplied;
    sync.isApplied = true;
    for (const name of PREFERENCE_NAMES) {
      const valeur = stored.find(({ nom }) => nom === name)?.valeur;
      const { value, choose } = choices[name];
      // A change made while the preferences were loading wins over the stored value.
      const isChosen = value !== sync.seen.get(name);
      if (isFirst && !isChosen && valeur && valeur !== value) choose(valeur);
      if (!isChosen) continue;
      sync.seen.set(name, value);
      if (value === (sync.sent.get(name) ?? valeur)) continue;
      sync.sent.set(name, value);
      sync.writing = sync.writing
        .then(() => write(name, value))
        .catch(() => {
          sync.sent.delete(name);
          notify('pages.preferences.failed', { type: 'warning' });
        });
    }
  }, [stored, choices, sync, write, notify]);
  return null;
}

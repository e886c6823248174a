import type { QueryClient } from '@tanstack/react-query';
import { PREFERENCE_NAMES, type PreferenceChoice, type PreferenceName } from './usePortalPreferences';

/** What is known of the preferences since the sign-in. */
export interface SyncState {
  /** Whether the stored preferences have been applied. */
  isApplied: boolean;
  /** The values that were last seen on this device. */
  readonly seen: Map<PreferenceName, string>;
  /** The values that were sent to the API. */
  readonly sent: Map<PreferenceName, string>;
  /** Ends with the last write: the next one may change what it creates. */
  writing: Promise<void>;
}

/** Beside the cache of a session and not in a component: another language mounts every component anew. */
const states = new WeakMap<QueryClient, SyncState>();

/** The state of a session's preferences, which begins with the choices of this device. */
export function syncStateOf(
  client: QueryClient,
  choices: Readonly<Record<PreferenceName, PreferenceChoice>>,
): SyncState {
  const known = states.get(client);
  if (known) return known;
  const seen = new Map(PREFERENCE_NAMES.map((name) => [name, choices[name].value]));
  const state: SyncState = { isApplied: false, seen, sent: new Map(), writing: Promise.resolve() };
  states.set(client, state);
  return state;
}

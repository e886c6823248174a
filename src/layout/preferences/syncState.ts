import type { QueryClient } from '@tanstack/react-query';
import { PREFERENCE_NAMES, type PreferenceChoice, type PreferenceName } from './usePortalPreferences';

export interface SyncState {
  /** The stored preferences have been applied. */
  isApplied: boolean;
  /** Last known values on this device. */
  readonly seen: Map<PreferenceName, string>;
  /** Values sent to the API. */
  readonly sent: Map<PreferenceName, string>;
  /** Resolves after the last write; writes run in sequence, since one may change what the former creates. */
  writing: Promise<void>;
}

/** Kept per query client rather than in a component: changing the language remounts every component. */
const states = new WeakMap<QueryClient, SyncState>();

/** The state of a session, initially with this device's values. */
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

import { useMemo } from 'react';
import type { Visit } from '../visits/visits';
import { isPinned, pinsOf, storedPins, toggledPin } from './pins';
import { useStoredPreference } from '../preferences/useStoredPreference';

/** Pinned records, with functions to pin and unpin. */
export function usePins() {
  const { value, isKnown, change } = useStoredPreference('epingles');
  return useMemo(() => {
    const pins = pinsOf(value);
    return {
      pins,
      isKnown,
      isPinned: (visit: Visit) => isPinned(pins, visit),
      toggle: (visit: Visit) => change(storedPins(toggledPin(pins, visit))),
    };
  }, [value, isKnown, change]);
}

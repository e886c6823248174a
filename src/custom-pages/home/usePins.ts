import type { Visit } from '../../layout/visits/visits';
import { isPinned, pinsOf, storedPins, toggledPin } from './pins';
import { useStoredPreference } from './useStoredPreference';

/** Pinned records, with functions to pin and unpin. */
export function usePins() {
  const { value, isKnown, change } = useStoredPreference('epingles');
  const pins = pinsOf(value);
  return {
    pins,
    isKnown,
    isPinned: (visit: Visit) => isPinned(pins, visit),
    toggle: (visit: Visit) => change(storedPins(toggledPin(pins, visit))),
  };
}

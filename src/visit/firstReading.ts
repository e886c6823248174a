import { isLastPerson, PERSON_KEYS, rememberOfPerson } from '../authProvider/person';
import { isObject } from '../resources/common/isObject';

/** So many addresses of the portal are remembered. */
const MOST = 20;

/** The address that is open, as its first reading is remembered by it. */
export const openAddress = (): string => window.location.pathname + window.location.search;

function remembered(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PERSON_KEYS.firstReadings) ?? '{}');
    return isObject(stored) ? stored : {};
  } catch {
    return {};
  }
}

/**
 * What an address of the portal asked the API for first when this person opened it last: an address, and nothing of what was
 * answered. Undefined where it is not known.
 */
export function firstReadingAt(address: string, subject: string): string | undefined {
  if (!isLastPerson(subject)) return undefined;
  const reading = remembered()[address];
  return typeof reading === 'string' ? reading : undefined;
}

/** Remembers it for the next time; the addresses that were opened last. */
export function rememberFirstReading(address: string, reading: string): void {
  const { [address]: _, ...others } = remembered();
  rememberOfPerson('firstReadings', Object.fromEntries([...Object.entries(others), [address, reading]].slice(-MOST)));
}

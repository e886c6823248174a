import type { Visit } from '../visits/visits';

/** Maximum number of pins, limited by the preference's length and the card's size. */
const MOST_PINS = 20;

const isSame = (one: Visit, other: Visit): boolean => one.resource === other.resource && one.id === other.id;

/** Parses a preference: `Entreprises/12;Equipes/3/membres/7`. */
export const pinsOf = (stored: string | null | undefined): readonly Visit[] =>
  (stored ?? '')
    .split(';')
    .map((one) => /^([\w/]+)\/(\d+)$/.exec(one.trim()))
    .flatMap((match) => (match?.[1] && match[2] ? [{ resource: match[1], id: match[2] }] : []));

export const isPinned = (pins: readonly Visit[], visit: Visit): boolean => pins.some((pin) => isSame(pin, visit));

/** Adds a record as the first pin, or removes it. */
export const toggledPin = (pins: readonly Visit[], visit: Visit): readonly Visit[] =>
  isPinned(pins, visit) ? pins.filter((pin) => !isSame(pin, visit)) : [visit, ...pins].slice(0, MOST_PINS);

/** Serialises pins; never empty, because an empty value counts as no preference. */
export const storedPins = (pins: readonly Visit[]): string =>
  pins.map(({ resource, id }) => `${resource}/${id}`).join(';') || ';';

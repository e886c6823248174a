/** Moods from worst to best, as numbers to average. */
export const MOOD_VALUES = { TresMauvaise: 1, Mauvaise: 2, Moyenne: 3, Bonne: 4, TresBonne: 5 } as const;

export type Mood = keyof typeof MOOD_VALUES;

/** Minimum team size for an average: with fewer people it would reveal individual answers. */
export const FEWEST_PEOPLE = 5;

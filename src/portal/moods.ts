/** The moods from the worst to the best, as numbers that an average can be made of. */
export const MOOD_VALUES = { TresMauvaise: 1, Mauvaise: 2, Moyenne: 3, Bonne: 4, TresBonne: 5 } as const;

export type Mood = keyof typeof MOOD_VALUES;

/** Fewer people than this are no team whose average is told: it would tell of each of them. */
export const FEWEST_PEOPLE = 5;

/** The same keys as the French words: a translation that is missing, or too much, does not compile. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>;
};

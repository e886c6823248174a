/** Same keys as the French messages: a missing or extra translation does not compile. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>;
};

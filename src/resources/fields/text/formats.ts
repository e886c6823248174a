/**
 * The forms that a text can be told to have, by the rules of section 5 of the specification: each is a pattern that the
 * whole value matches, and the code of its refusal. Letters are those of every language.
 */
export const TEXT_FORMATS = {
  alpha: '\\p{L}+',
  alphaDash: '[\\p{L}\\p{N}_\\-]+',
  alphaNum: '[\\p{L}\\p{N}]+',
  digits: '[0-9]+',
  creditCard: '3[47][0-9]{13}',
} as const;

export type TextFormat = keyof typeof TEXT_FORMATS;

/**
 * Text formats of section 5 of the specification: a pattern for the whole value; the name is also the code of
 * the refusal. Letters of all languages.
 */
export const TEXT_FORMATS = {
  alpha: '\\p{L}+',
  alphaDash: '[\\p{L}\\p{N}_\\-]+',
  alphaNum: '[\\p{L}\\p{N}]+',
  digits: '[0-9]+',
  creditCard: '3[47][0-9]{13}',
} as const;

export type TextFormat = keyof typeof TEXT_FORMATS;

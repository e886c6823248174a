/** Luhn sum (ISO/IEC 7812-1, annex B); valid if divisible by 10. */
export const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);

/** Removes spaces and dots from a company number. */
export const bareDigits = (typed: string): string => typed.replace(/[\s.\u00a0\u202f]/g, '');

export const withLuhnDigit = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

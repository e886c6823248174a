/** The sum of the Luhn algorithm (ISO/IEC 7812-1, annex B); a number is right when 10 divides it. */
export const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);

/** Nine or fourteen digits of a company's number, without the spaces and dots between them. */
export const bareDigits = (typed: string): string => typed.replace(/[\s.\u00a0\u202f]/g, '');

/** `digits` followed by the one digit that makes the Luhn sum right. */
export const withLuhnDigit = (digits: string): string => `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;

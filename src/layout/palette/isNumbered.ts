/** Whether a code is this number behind letters, signs and zeros: `ADH-00077`. */
export const isNumbered = (code: unknown, number: string | undefined): boolean =>
  number !== undefined && typeof code === 'string' && /^\D+0*/.test(code) && code.replace(/^\D+0*/, '') === number;

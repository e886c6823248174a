/** Number format with the declared decimals, 2 by default. */
export const decimalFormat = ({ scale = 2 }: { readonly scale?: number }) => ({ maximumFractionDigits: scale });

/** Without grouping, for years. */
export const PLAIN_NUMBER = { useGrouping: false };

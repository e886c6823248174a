/** With as many decimals as declared, two where nothing is. */
export const decimalFormat = ({ scale = 2 }: { readonly scale?: number }) => ({ maximumFractionDigits: scale });

/** Digits without groups: of a year. */
export const PLAIN_NUMBER = { useGrouping: false };

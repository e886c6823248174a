interface Connection {
  readonly saveData?: boolean;
  /** How fast the network is: `slow-2g`, `2g`, `3g` or `4g` (Network Information API). */
  readonly effectiveType?: string;
}

const connection = (): Connection =>
  ('connection' in navigator ? (navigator.connection as Connection | null) : null) ?? {};

/** Whether nothing is loaded ahead: the browser asks to spare data, or the network is slow. */
export function sparesData(): boolean {
  const { saveData, effectiveType = '' } = connection();
  return saveData === true || effectiveType.endsWith('2g');
}

/** Whether nothing is loaded on the mere chance that it is opened: also where the network has no room beside what is. */
export const sparesGuesses = (): boolean => sparesData() || connection().effectiveType === '3g';

interface Connection {
  readonly saveData?: boolean;
  /** How fast the network is: `slow-2g`, `2g`, `3g` or `4g` (Network Information API). */
  readonly effectiveType?: string;
}

/** Whether nothing is loaded ahead: the browser asks to spare data, or the network is slow. */
export function sparesData(): boolean {
  const connection = 'connection' in navigator ? (navigator.connection as Connection | null) : null;
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const LOCK = 'socle.renewal';

/**
 * Runs one renewal at a time across tabs: tabs have their own tokens, but share the provider's session. Without the Web
 * Locks API (insecure origins) it runs at once.
 */
export const oneRenewal = <Result>(renew: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, renew) : renew();

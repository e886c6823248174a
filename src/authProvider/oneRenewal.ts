const LOCK = 'socle.renewal';

/**
 * Runs a renewal while no other tab runs one: tabs have tokens of their own, but share the session at the identity
 * provider, which answers them in turn. Where the browser has no locks (an insecure origin), it runs at once.
 */
export const oneRenewal = <Result>(renew: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, renew) : renew();

const LOCK = 'socle.renewal';

/** Runs one renewal at a time across tabs, which share the provider's session; without Web Locks, at once. */
export const oneRenewal = <Result>(renew: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, renew) : renew();

import type { RefusedAddress } from '../resources/access/refusedAddress';

const KEY = 'socle.refusal';

/** Stores a refusal for the not-authorized page; in session storage, since a URL could be forged. */
export function rememberRefusal(refusal: RefusedAddress): void {
  sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, ...refusal }));
}

export function lastRefusal(): RefusedAddress | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as RefusedAddress);
}

export function refusalIn(body: unknown): RefusedAddress {
  const problem = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : undefined;
  const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : undefined;
  return typeof detail === 'string' && detail !== '' ? { detail } : {};
}

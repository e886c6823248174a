import type { RefusedAddress } from '../resources/access/refusal';

const KEY = 'socle.refusal';

/** Keeps what was refused until the not-authorized page shows it: in this tab, so that an address cannot make it up. */
export function rememberRefusal(refusal: RefusedAddress): void {
  sessionStorage.setItem(KEY, JSON.stringify({ path: window.location.pathname, ...refusal }));
}

/** What was refused last; undefined where nothing is known. */
export function lastRefusal(): RefusedAddress | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as RefusedAddress);
}

/** The detail of a problem document, in the body of a data provider's error. */
export function refusalIn(body: unknown): RefusedAddress {
  const problem = typeof body === 'object' && body !== null && 'problem' in body ? body.problem : undefined;
  const detail = typeof problem === 'object' && problem !== null && 'detail' in problem ? problem.detail : undefined;
  return typeof detail === 'string' && detail !== '' ? { detail } : {};
}

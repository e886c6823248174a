import type { FunctionWithRights, GivenRight, RightChange } from '../api/accessTypes';

export type Grant = GivenRight & { readonly fonctionId: number };

/** Unsaved changes by `grantKey`, in the order made. */
export type PendingChanges = ReadonlyMap<string, RightChange>;

export const grantKey = ({ fonctionId, droitId, flag }: Grant): string => `${fonctionId}:${droitId}:${flag}`;

/** The stored grants, as `grantKey`s. */
export const grantsOf = (functions: readonly FunctionWithRights[]): ReadonlySet<string> =>
  new Set(functions.flatMap(({ id, droits }) => droits.map((given) => grantKey({ fonctionId: id, ...given }))));

/** The level is granted once the changes are saved. */
export function isGranted(saved: ReadonlySet<string>, pending: PendingChanges, grant: Grant): boolean {
  const key = grantKey(grant);
  return pending.get(key)?.granted ?? saved.has(key);
}

/** Toggles a level; toggling back removes the change. */
export function toggleGrant(saved: ReadonlySet<string>, pending: PendingChanges, grant: Grant): PendingChanges {
  const key = grantKey(grant);
  const next = new Map(pending);
  const { fonctionId, droitId, flag } = grant;
  if (!next.delete(key)) next.set(key, { fonctionId, droitId, flag, granted: !saved.has(key) });
  return next;
}

export function withoutChange(pending: PendingChanges, key: string): PendingChanges {
  const next = new Map(pending);
  next.delete(key);
  return next;
}

/** Drops changes that match the stored state. */
export const stillPending = (saved: ReadonlySet<string>, pending: PendingChanges): PendingChanges =>
  new Map([...pending].filter(([key, { granted }]) => saved.has(key) !== granted));

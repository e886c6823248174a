import type { FunctionWithRights, GivenRight, RightChange } from '../api/accessTypes';

/** A level of a right, of a function. */
export type Grant = GivenRight & { readonly fonctionId: number };

/** Changes that are not saved yet, in the order in which they were made, by `grantKey`. */
export type PendingChanges = ReadonlyMap<string, RightChange>;

export const grantKey = ({ fonctionId, droitId, flag }: Grant): string => `${fonctionId}:${droitId}:${flag}`;

/** What the functions hold, as `grantKey`s. */
export const grantsOf = (functions: readonly FunctionWithRights[]): ReadonlySet<string> =>
  new Set(functions.flatMap(({ id, droits }) => droits.map((given) => grantKey({ fonctionId: id, ...given }))));

/** Whether a function holds a level once the changes are saved. */
export function isGranted(saved: ReadonlySet<string>, pending: PendingChanges, grant: Grant): boolean {
  const key = grantKey(grant);
  return pending.get(key)?.granted ?? saved.has(key);
}

/** Turns one level on or off; turning it back leaves no change behind. */
export function toggleGrant(saved: ReadonlySet<string>, pending: PendingChanges, grant: Grant): PendingChanges {
  const key = grantKey(grant);
  const next = new Map(pending);
  const { fonctionId, droitId, flag } = grant;
  if (!next.delete(key)) next.set(key, { fonctionId, droitId, flag, granted: !saved.has(key) });
  return next;
}

/** Takes one change back. */
export function withoutChange(pending: PendingChanges, key: string): PendingChanges {
  const next = new Map(pending);
  next.delete(key);
  return next;
}

/** The changes that still mean something: those that what is saved does not already say. */
export const stillPending = (saved: ReadonlySet<string>, pending: PendingChanges): PendingChanges =>
  new Map([...pending].filter(([key, { granted }]) => saved.has(key) !== granted));

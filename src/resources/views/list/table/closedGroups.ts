import { isObject } from '../../../common/isObject';

/** True if the list's own filter leaves out closed groups. */
export const isLeavingOut = (filter: unknown): boolean => isObject(filter) && Array.isArray(filter['open']);

/** The list's own filter with the rows of closed groups: what is counted and exported, whatever is folded. */
export function withoutClosed(filter: unknown): Readonly<Record<string, unknown>> {
  const { open: _, ...given } = isObject(filter) ? filter : {};
  return given;
}

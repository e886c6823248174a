import type { Comparison, Condition } from '../language/condition';

/** The API's counts of a list's records by French department. */
export interface DepartmentCounts {
  readonly departements: readonly { readonly code: string; readonly nombre: number }[];
  readonly sansCode: number;
  readonly autres: number;
}

/** Corsica has two departments behind one number of two digits. */
const CORSICA: Readonly<Record<string, readonly string[]>> = { '2A': ['200', '201'], '2B': ['202', '206'] };

/** Length of the postcode prefix that identifies a department. */
export const PREFIX_LENGTH = 3;

/** Prefixes of the postcodes that belong to no department: six of Corsica's number, and Monaco. */
const ELSEWHERE: readonly string[] = ['203', '204', '205', '207', '208', '209', '980'];

/** Stands for the postcodes of no department, in the place of a code. */
export const NO_DEPARTMENT = 'none';

/** Records of a list that a map counts together: the code of a department, `NO_DEPARTMENT`, or null without a postcode. */
export type MapPlace = string | null;

const OVERSEAS = /^(?:97[1-8]|98[46-9])/;
const MAINLAND = /^(?:0[1-9]|1\d|2[1-9]|[3-8]\d|9[0-5])/;

/**
 * The department of a French postcode: its first two digits, three overseas (collectivities too), `2A` or `2B` in Corsica.
 *
 * @param postcode five digits, or the first three of them
 * @returns undefined for a code of no department
 */
export function departmentOf(postcode: string): string | undefined {
  const prefix = postcode.slice(0, PREFIX_LENGTH);
  if (!/^\d{3}$/.test(prefix)) return undefined;
  if (OVERSEAS.test(prefix)) return prefix;
  if (MAINLAND.test(prefix)) return prefix.slice(0, 2);
  return Object.entries(CORSICA).find(([, prefixes]) => prefixes.includes(prefix))?.[0];
}

const beginsWith =
  (field: string) =>
  (value: string): Comparison => ({ field, operator: 'startsWith', value });

/** The list filter that selects the records of a place. */
export function placeCondition(field: string, place: MapPlace): Condition {
  if (place === null) return { field, operator: 'isEmpty' };
  const any = (place === NO_DEPARTMENT ? ELSEWHERE : (CORSICA[place] ?? [place])).map(beginsWith(field));
  const [only, ...others] = any;
  return only && others.length === 0 ? only : { any };
}

/** Sums counts by postcode prefix into counts by department. A null prefix stands for records without a postcode. */
export function countDepartments(
  groups: readonly (readonly [prefix: string | null, count: number])[],
): DepartmentCounts {
  const counts = new Map<string, number>();
  let [sansCode, autres] = [0, 0];
  for (const [prefix, count] of groups) {
    const code = prefix === null ? undefined : departmentOf(prefix);
    if (prefix === null) sansCode += count;
    else if (code === undefined) autres += count;
    else counts.set(code, (counts.get(code) ?? 0) + count);
  }
  const departements = [...counts].map(([code, nombre]) => ({ code, nombre }));
  return { departements: departements.toSorted((a, b) => (a.code < b.code ? -1 : 1)), sansCode, autres };
}

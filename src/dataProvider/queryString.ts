import type { Query } from './httpTypes';

/**
 * A query string with its `?`, or ''. Only truthy values are sent (section 5 of the specification).
 * @example queryString({ PageNumber: 2, Search: 'été', ActifOnly: false }) // '?PageNumber=2&Search=%C3%A9t%C3%A9'
 */
export function queryString(query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

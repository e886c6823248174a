/** The field that holds the version of a record; no declaration may use this name (S005). */
export const VERSION = 'version';

/** The version of a record; undefined where the API answers none. */
export function versionOf(record: Readonly<Record<string, unknown>>): number | undefined {
  const version = record[VERSION];
  return typeof version === 'number' ? version : undefined;
}

/** A record without its version: a write of it overwrites every stored version. */
export const unversioned = <Values extends object>(record: Values): Values => ({ ...record, [VERSION]: undefined });

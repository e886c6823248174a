/** The name under which a record says its version; no declared field has it (S005). */
export const VERSION = 'version';

/** The version that a record says; undefined where the API knows none. */
export function versionOf(record: Readonly<Record<string, unknown>>): number | undefined {
  const version = record[VERSION];
  return typeof version === 'number' ? version : undefined;
}

/** A record without its version: what is written of it replaces whatever is stored. */
export const unversioned = <Values extends object>(record: Values): Values => ({ ...record, [VERSION]: undefined });

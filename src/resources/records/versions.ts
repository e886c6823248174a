/** Name of the version field; reserved in declarations (S005). */
export const VERSION = 'version';

export function versionOf(record: Readonly<Record<string, unknown>>): number | undefined {
  const version = record[VERSION];
  return typeof version === 'number' ? version : undefined;
}

/** Removes the version, so that a write overwrites any stored version. */
export const unversioned = <Values extends object>(record: Values): Values => ({ ...record, [VERSION]: undefined });

import type { AnyRecord } from '../resources/language/resourceSchema';
import { VERSION, versionOf } from '../resources/records/versions';

// Compressing proxies make tags weak (RFC 9110, section 8.8.1); our server appends the encoding.
const ENTITY_TAG = /^(?:W\/)?"(\d+)(?:-[a-z]+)?"$/;

/**
 * Adds the ETag's version to a record. A later write of this record sends this version, even after a newer one was
 * read.
 * @example withVersion({ id: 1 }, '"3"') // { id: 1, version: 3 }
 */
export function withVersion(record: AnyRecord, etag: string | null): AnyRecord {
  const version = etag === null ? undefined : ENTITY_TAG.exec(etag)?.[1];
  return version === undefined ? record : { ...record, [VERSION]: Number(version) };
}

/** Makes the API refuse the write if the stored version differs from the shown one (RFC 9110, 13.1.1). */
export function ifMatch(shown: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const version = versionOf(shown);
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

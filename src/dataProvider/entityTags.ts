import type { AnyRecord } from '../resources/types';
import { VERSION, versionOf } from '../resources/versions';

// A proxy that compresses makes a tag weak (RFC 9110, section 8.8.1).
const ENTITY_TAG = /^(?:W\/)?"(\d+)"$/;

/**
 * A record as it was answered, with the version that its entity tag names: what is written of it later names the version
 * that was shown, however many newer ones were read meanwhile.
 *
 * @example withVersion({ id: 1 }, '"3"') // { id: 1, version: 3 }
 */
export function withVersion(record: AnyRecord, etag: string | null): AnyRecord {
  const version = etag === null ? undefined : ENTITY_TAG.exec(etag)?.[1];
  return version === undefined ? record : { ...record, [VERSION]: Number(version) };
}

/** The header by which a write is refused where somebody else has changed the record since (RFC 9110, 13.1.1). */
export function ifMatch(shown: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const version = versionOf(shown);
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

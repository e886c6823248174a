import type { AnyRecord } from '../resources/types';
import { isSame } from '../resources/isSame';

/** How many readings of one record are remembered, and of how many records. */
const READINGS = 32;
const RECORDS = 500;

/** The versions (ETag) under which records were read, for `If-Match` (RFC 9110, section 13.1.1). */
export interface Versions {
  readonly remember: (address: string, record: AnyRecord, etag: string | null) => void;
  /**
   * The version that was read with exactly this content: what a form shows may be older than what was last read, and a
   * newer version would then hide that somebody else has changed the record.
   */
  readonly of: (address: string, content: unknown) => string | undefined;
  readonly forget: (address: string) => void;
}

export function createVersions(): Versions {
  const readings = new Map<string, readonly { readonly record: AnyRecord; readonly etag: string }[]>();
  return {
    remember(address, record, etag) {
      if (!etag) return;
      const others = (readings.get(address) ?? []).filter((reading) => reading.etag !== etag);
      readings.delete(address);
      readings.set(address, [{ record, etag }, ...others].slice(0, READINGS));
      const oldest = readings.keys().next().value;
      if (readings.size > RECORDS && oldest !== undefined) readings.delete(oldest);
    },
    of: (address, content) => readings.get(address)?.find(({ record }) => isSame(record, content))?.etag,
    forget: (address) => void readings.delete(address),
  };
}

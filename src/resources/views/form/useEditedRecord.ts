import { useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';

export interface EditedRecord {
  readonly record: AnyRecord | undefined;
  readonly isWhole: boolean;
  readonly error: unknown;
  /** Fetches the record again; rejects on failure. */
  readonly reload: () => Promise<AnyRecord>;
  readonly retry: () => void;
}

/** Fetches the record for a form. A single record below a parent may be write-only: its form begins empty. */
export function useEditedRecord(id: string): EditedRecord {
  const { schema } = useScreen();
  const offers = useOffers();
  const canRead = schema.operations.list !== 'single' || offers.reads(schema);
  const isBlind = !canRead && offers.isKnown;
  const { data, error, isFresh, refetch } = useRecord(id, { fresh: true, enabled: canRead });
  const [begun, setBegun] = useState<AnyRecord>();
  // Later responses do not change a form in use.
  if (isFresh && data && !begun) setBegun(data);
  const isWhole = isBlind || begun !== undefined;
  return {
    record: isBlind ? { id: Number(id) } : (begun ?? data),
    isWhole,
    error: isWhole ? null : error,
    async reload() {
      const { data: now } = await refetch({ throwOnError: true });
      // `throwOnError` rejects if the record does not exist.
      return now as AnyRecord;
    },
    retry: () => void refetch(),
  };
}

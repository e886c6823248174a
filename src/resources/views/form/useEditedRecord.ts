import { useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';

export interface EditedRecord {
  /** What is known of it; undefined while nothing is, or where it cannot be read. */
  readonly record: AnyRecord | undefined;
  /** It is all of the record, as it was when the form began; not what a list had of it. */
  readonly isWhole: boolean;
  readonly error: unknown;
  /** Reads it again, and answers it; rejects where that fails. */
  readonly reload: () => Promise<AnyRecord>;
  /** Tries again what failed. */
  readonly retry: () => void;
}

/** Reads the record that a form changes. The one below a parent may be there only to be written: its form begins empty. */
export function useEditedRecord(id: string): EditedRecord {
  const { schema } = useScreen();
  const offers = useOffers();
  const canRead = schema.operations.list !== 'single' || offers.reads(schema);
  const isBlind = !canRead && offers.isKnown;
  const { data, error, isFresh, refetch } = useRecord(id, { fresh: true, enabled: canRead });
  const [begun, setBegun] = useState<AnyRecord>();
  // What is read later changes nothing in a form that has begun.
  if (isFresh && data && !begun) setBegun(data);
  const isWhole = isBlind || begun !== undefined;
  return {
    record: isBlind ? { id: Number(id) } : (begun ?? data),
    isWhole,
    error: isWhole ? null : error,
    async reload() {
      const { data: now } = await refetch({ throwOnError: true });
      // Rejected where the record does not exist.
      return now as AnyRecord;
    },
    retry: () => void refetch(),
  };
}

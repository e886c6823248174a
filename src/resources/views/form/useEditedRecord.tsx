import type { AnyRecord } from '../../types';
import { useExtensions } from '../ExtensionsContext';
import { isReadable } from '../nested/offered';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';

export interface EditedRecord {
  /** As it is now, not as a list had it; undefined while it is read, or where it cannot be. */
  readonly record: AnyRecord | undefined;
  readonly error: unknown;
  /** Reads it again, and answers it; rejects where that fails. */
  readonly reload: () => Promise<AnyRecord>;
  /** Tries again what failed. */
  readonly retry: () => void;
}

/** Reads the record that a form changes. The one below a parent may be there only to be written: its form begins empty. */
export function useEditedRecord(id: string): EditedRecord {
  const { schema } = useScreen();
  const extensions = useExtensions();
  const canRead = schema.operations.list !== 'single' || isReadable(schema, extensions.has('records'));
  const isBlind = !canRead && extensions.isKnown;
  const { data, error, isFresh, refetch } = useRecord(id, { fresh: true, enabled: canRead });
  const read = isFresh ? data : undefined;
  return {
    record: isBlind ? { id: Number(id) } : read,
    error: data || isBlind ? null : error,
    async reload() {
      const { data: now } = await refetch({ throwOnError: true });
      // Rejected where there is none.
      return now as AnyRecord;
    },
    retry: () => void refetch(),
  };
}

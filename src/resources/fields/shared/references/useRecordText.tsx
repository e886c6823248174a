import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../../types';
import { useNaming, type NamedPlace } from '../../../views/naming/useNaming';

/** Why nothing is known of a record but its id; `reserved`: its reader may not read it. */
type Missing = 'loading' | 'unknown' | 'unreadable' | 'reserved';

/** A record that was chosen: itself, or only its id while it is read, where it does not exist or cannot be read. */
export type Chosen = AnyRecord & { readonly missing?: Missing | undefined };

/** Below `screens.inputs`: every screen that shows a reference says it with these words. */
const WORDS: Readonly<Record<Missing, string>> = {
  loading: 'loading',
  unknown: 'unknownRecord',
  unreadable: 'unreadableRecord',
  reserved: 'reservedRecord',
};

/** The texts that name these records, also while they are read. */
export function useRecordText(place: NamedPlace, records: readonly Chosen[]): (record: Chosen) => string {
  const translate = useTranslate();
  const nameOf = useNaming(
    place,
    records.filter(({ missing }) => !missing),
  );
  return (record) =>
    record.missing ? translate(`screens.inputs.${WORDS[record.missing]}`, { id: record.id }) : nameOf(record);
}

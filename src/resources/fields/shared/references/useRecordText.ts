import { useTranslate } from 'ra-core';
import { useNaming, type NamedPlace } from '../../../views/naming/useNaming';
import type { Chosen, Missing } from './chosen';

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

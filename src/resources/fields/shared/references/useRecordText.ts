import { useTranslate } from 'ra-core';
import { useNaming, type NamedPlace } from '../../../views/naming/useNaming';
import { representationOf } from '../../../records/representation';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { Chosen, Missing } from './chosen';

/** Below `screens.inputs`: every screen that shows a reference says it with these words. */
const WORDS: Readonly<Record<Missing, string>> = {
  loading: 'loading',
  unknown: 'unknownRecord',
  unreadable: 'unreadableRecord',
  reserved: 'reservedRecord',
};

/** The text that names a record, from what is known of it. */
function useTextOf(nameOf: (record: AnyRecord) => string): (record: Chosen) => string {
  const translate = useTranslate();
  return (record) =>
    record.missing ? translate(`screens.inputs.${WORDS[record.missing]}`, { id: record.id }) : nameOf(record);
}

/** The texts that name these records, also while they are read. */
export const useRecordText = (place: NamedPlace, records: readonly Chosen[]): ((record: Chosen) => string) =>
  useTextOf(
    useNaming(
      place,
      records.filter(({ missing }) => !missing),
    ),
  );

/** The same of records that are named by their own values alone. */
export const useOwnText = (schema: ResourceSchema): ((record: Chosen) => string) =>
  useTextOf((record) => representationOf(schema, record));

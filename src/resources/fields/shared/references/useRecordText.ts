import { useTranslate } from 'ra-core';
import { useNaming, type NamedPlace } from '../../../views/naming/useNaming';
import { representationOf } from '../../../records/representation';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import type { Chosen, Missing } from './chosen';

/** Translation keys below `screens`. */
const WORDS: Readonly<Record<Missing, string>> = {
  loading: 'inputs.loading',
  offline: 'page.notRead',
  unknown: 'inputs.unknownRecord',
  unreadable: 'inputs.unreadableRecord',
  reserved: 'inputs.reservedRecord',
};

/** Names a record, or says why its name is missing. */
function useTextOf(nameOf: (record: AnyRecord) => string): (record: Chosen) => string {
  const translate = useTranslate();
  return (record) =>
    record.missing ? translate(`screens.${WORDS[record.missing]}`, { id: record.id }) : nameOf(record);
}

export const useRecordText = (place: NamedPlace, records: readonly Chosen[]): ((record: Chosen) => string) =>
  useTextOf(
    useNaming(
      place,
      records.filter(({ missing }) => !missing),
    ),
  );

export const useOwnText = (schema: ResourceSchema): ((record: Chosen) => string) =>
  useTextOf((record) => representationOf(schema, record));

import { useTranslate } from 'ra-core';
import { representationOf } from '../../../representation';
import type { AnyRecord, ResourceSchema } from '../../../types';

/** A record that was chosen: itself, or only its id while it is read or where it cannot be. */
export type Chosen = AnyRecord & { readonly missing?: 'loading' | 'unknown' };

/** The text that names a chosen record, also while it is read. */
export function useRecordText(schema: ResourceSchema): (record: Chosen) => string {
  const translate = useTranslate();
  return (record) =>
    record.missing
      ? translate(`screens.inputs.${record.missing === 'loading' ? 'loading' : 'unknownRecord'}`, { id: record.id })
      : representationOf(schema, record);
}

import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useUpload, type Upload } from '../../fields/shared/files/upload/useUpload';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { changedInput, createdValues } from './formValues';
import { useSavedNotice } from './useSavedNotice';
import type { Values } from '../../language/values';
import { noticeKey } from '../../registry/translationKeys';

/** Says what the answer to a write tells besides the record, in the declaration's words: that a mail could not be sent. */
function useNotices(): (answer: Readonly<Record<string, unknown>>) => void {
  const notify = useNotify();
  const { schema } = useScreen();
  return (answer) => {
    for (const [field, values] of Object.entries(schema.notices)) {
      const value = String(answer[field]);
      if (Object.hasOwn(values, value)) notify(noticeKey(schema, field, value), { type: 'warning' });
    }
  };
}

export interface RecordSaving {
  /** Writes a new record, says so, and answers it. */
  readonly createFrom: (values: Values) => Promise<AnyRecord>;
  /** Writes what differs from the record, says so, and answers it as it is now. */
  readonly updateFrom: (record: AnyRecord, values: Values) => Promise<AnyRecord>;
  /** The sending of files, to be shown in the form. */
  readonly upload: Upload;
}

/** Writes what a form of the screen's resource holds. A refusal rejects. */
export function useSaveRecord(): RecordSaving {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { schema, address } = useScreen();
  const [create] = useCreate<Omit<AnyRecord, 'id'>, Error, AnyRecord>();
  const [update] = useUpdate<AnyRecord>();
  const sayNotices = useNotices();
  const sayStored = useSavedNotice();
  const upload = useUpload();

  async function say(record: AnyRecord, isNew = false): Promise<AnyRecord> {
    // React-admin keeps what was written with `meta`, as files are, apart from what is read without.
    queryClient.setQueryData([address, 'getOne', { id: String(record.id) }], record);
    await sayStored(record, isNew);
    sayNotices(record);
    return record;
  }
  return {
    upload,
    async createFrom(values) {
      const data = createdValues(schema, values);
      const written = await upload.run(data, (meta) =>
        create(address, { data, ...(meta && { meta }) }, { returnPromise: true }),
      );
      // With returnPromise it is the record, which the type of useCreate forgets.
      return say(written as AnyRecord, true);
    },
    async updateFrom(record, values) {
      const data = changedInput(schema, record, values);
      if (Object.keys(data).length === 0) {
        notify('screens.form.nothingChanged', { type: 'info' });
        return record;
      }
      const params = { id: record.id, data, previousData: record };
      const written = await upload.run(data, (meta) =>
        update(address, { ...params, ...(meta && { meta }) }, { returnPromise: true }),
      );
      return say({ ...record, ...written });
    },
  };
}

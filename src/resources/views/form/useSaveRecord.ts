import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify, useUpdate } from 'ra-core';
import { useUpload, type Upload } from '../../fields/shared/files/upload/useUpload';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import { changedInput, createdValues } from './formValues';
import { useSavedNotice } from './useSavedNotice';
import type { Values } from '../../language/values';
import { savedMessageKey } from '../../registry/translationKeys';

/** Shows the messages that the response calls for besides the record, such as an email that could not be sent. */
function useSavedMessages(): (answer: Readonly<Record<string, unknown>>) => void {
  const notify = useNotify();
  const { schema } = useScreen();
  return (answer) => {
    for (const [field, values] of Object.entries(schema.savedMessages)) {
      const value = String(answer[field]);
      if (Object.hasOwn(values, value)) notify(savedMessageKey(schema, field, value), { type: 'warning' });
    }
  };
}

export interface RecordSaving {
  readonly createFrom: (values: Values) => Promise<AnyRecord>;
  readonly updateFrom: (record: AnyRecord, values: Values) => Promise<AnyRecord>;
  readonly upload: Upload;
}

export function useSaveRecord(): RecordSaving {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { schema, address } = useScreen();
  const [create] = useCreate<Omit<AnyRecord, 'id'>, Error, AnyRecord>();
  const [update] = useUpdate<AnyRecord>();
  const saySavedMessages = useSavedMessages();
  const sayStored = useSavedNotice();
  const upload = useUpload();

  async function say(record: AnyRecord, isNew = false): Promise<AnyRecord> {
    // React-admin caches writes with `meta` (files) under another key than reads without it.
    queryClient.setQueryData([address, 'getOne', { id: String(record.id) }], record);
    await sayStored(record, isNew);
    saySavedMessages(record);
    return record;
  }
  return {
    upload,
    async createFrom(values) {
      const data = createdValues(schema, values);
      const written = await upload.run(data, (meta) =>
        create(address, { data, ...(meta && { meta }) }, { returnPromise: true }),
      );
      // With `returnPromise`, useCreate returns the record, which its type omits.
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

import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { representationOf } from '../../representation';
import type { AnyRecord } from '../../types';
import { PageHeader } from '../page/PageHeader';
import { useScreen } from '../ScreenContext';
import { changedValues, recordValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useAfterSave } from './useAfterSave';
import { useNotices } from './useNotices';

export interface EditFormProps {
  readonly record: AnyRecord;
  /** Reads the record again, after somebody else changed it. */
  readonly onReload: () => void;
}

/** The form of an existing record; it sends what differs from the record with which it began. */
export function EditForm({ record: current, onReload }: EditFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { schema, address } = useScreen();
  // A later reading in the background must not replace what is being typed.
  const [record] = useState(current);
  const [update] = useUpdate<AnyRecord>();
  const sayNotices = useNotices();
  const leaveTo = useAfterSave()(record.id);
  const name = representationOf(schema, record);

  const save = async (values: Readonly<Record<string, unknown>>): Promise<string> => {
    const data = changedValues(schema, record, values);
    if (Object.keys(data).length === 0) {
      notify('screens.form.nothingChanged', { type: 'info' });
      return leaveTo;
    }
    const saved = await update(address, { id: record.id, data, previousData: record }, { returnPromise: true });
    notify('screens.form.saved', {
      type: 'success',
      messageArgs: { name: representationOf(schema, { ...record, ...saved }) },
    });
    sayNotices({ ...saved });
    return leaveTo;
  };
  return (
    <>
      <PageHeader title={translate('screens.form.editTitle', { name })} crumb={name} />
      <RecordForm
        initial={recordValues(schema, record)}
        record={record}
        onSave={save}
        onReload={onReload}
        cancelTo={leaveTo}
      />
    </>
  );
}

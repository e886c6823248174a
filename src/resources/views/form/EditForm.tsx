import type { ReactNode } from 'react';
import type { AnyRecord } from '../../types';
import { useMergingSave } from '../conflict/useMergingSave';
import { useScreen } from '../ScreenContext';
import { recordValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useSaveRecord } from './useSaveRecord';

export interface EditFormProps {
  readonly record: AnyRecord;
  readonly onSaved: (record: AnyRecord) => void;
  /** Reads the record again, after somebody else changed it. */
  readonly onReload: () => Promise<AnyRecord>;
  readonly cancel: ReactNode;
}

/** The form of an existing record, on a page or in a dialog; it sends what differs from that with which it began. */
export function EditForm({ record: current, onSaved, onReload, cancel }: EditFormProps) {
  const { schema } = useScreen();
  const { updateFrom, upload } = useSaveRecord();
  const { record, merged, save, dialog } = useMergingSave(current, updateFrom, onReload);
  return (
    <>
      <RecordForm
        initial={recordValues(schema, record)}
        record={record}
        merged={merged}
        onSave={save}
        onSaved={onSaved}
        upload={upload}
        cancel={cancel}
      />
      {dialog}
    </>
  );
}

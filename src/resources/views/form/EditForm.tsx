import { useState, type ReactNode } from 'react';
import { isSame } from '../../common/isSame';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMergingSave } from '../conflict/useMergingSave';
import { OfflineNote } from '../page/OfflineNote';
import { useOnline } from '../page/useOnline';
import { useScreen } from '../ScreenContext';
import { recordValues } from './formValues';
import { RecordForm } from './RecordForm';
import { useSaveRecord } from './useSaveRecord';

export interface EditFormProps {
  readonly record: AnyRecord;
  /** False while the record is a row of a list, with fewer fields: displayed, but not editable yet. */
  readonly isWhole: boolean;
  readonly onSaved: (record: AnyRecord) => void;
  readonly onReload: () => Promise<AnyRecord>;
  readonly cancel: ReactNode;
}

export function EditForm({ record: current, isWhole, onSaved, onReload, cancel }: EditFormProps) {
  const { schema } = useScreen();
  const isOnline = useOnline();
  const { updateFrom, upload } = useSaveRecord();
  const { record, merged, save, dialog } = useMergingSave(current, updateFrom, onReload);
  const [row] = useState(isWhole ? undefined : current);
  const wasRow = isWhole && row !== undefined;
  const isReplaced = wasRow && !isSame(recordValues(schema, row), recordValues(schema, current));
  return (
    <>
      {!isWhole && !isOnline && <OfflineNote />}
      <RecordForm
        initial={recordValues(schema, record)}
        record={record}
        isWhole={isWhole}
        isReplaced={isReplaced}
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

import type { ReactNode } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { DialogCancel } from '../dialogs/DialogCancel';
import { FailureAlert } from '../page/FailureAlert';
import { EditForm } from './EditForm';
import { useEditedRecord } from './useEditedRecord';

interface EditedRecordFormProps {
  readonly id: number;
  readonly skeleton: ReactNode;
  readonly onSaved: (record: AnyRecord) => void;
  readonly onCancel: () => void;
}

export function EditedRecordForm({ id, skeleton, onSaved, onCancel }: EditedRecordFormProps) {
  const { record, isWhole, error, reload, retry } = useEditedRecord(String(id));
  if (error) return <FailureAlert error={error} onRetry={retry} />;
  if (!record) return skeleton;
  return (
    <EditForm
      record={record}
      isWhole={isWhole}
      onSaved={onSaved}
      onReload={reload}
      cancel={<DialogCancel onClick={onCancel} />}
    />
  );
}

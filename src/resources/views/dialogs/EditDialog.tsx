import type { AnyRecord } from '../../language/resourceSchema';
import { EditedRecordForm } from '../form/EditedRecordForm';
import { useEditTitle } from '../form/useTitles';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { CreateDialog } from './CreateDialog';
import { DialogScreen } from './DialogScreen';
import { FormDialog } from './FormDialog';
import { QuickCreateProvider, type RecordDialogProps } from './QuickCreateContext';

export interface EditDialogProps extends RecordDialogProps {
  /** The record as the page shows it; the dialog fetches it again. */
  readonly record: AnyRecord;
  readonly field?: string;
}

export function EditDialog(props: EditDialogProps) {
  return (
    <QuickCreateProvider value={CreateDialog}>
      <DialogScreen target={props.target}>
        <EditRecord {...props} />
      </DialogScreen>
    </QuickCreateProvider>
  );
}

function EditRecord({ target, isOpen, onClose, onDone, record, field }: EditDialogProps) {
  const title = useEditTitle(record);
  const name = ['edit', target.address, record.id, ...(field === undefined ? [] : [field])].join(' ');
  return (
    <FormDialog isOpen={isOpen} title={title} name={name} only={field} onClose={onClose}>
      {(leave) => (
        <EditedRecordForm
          id={record.id}
          onSaved={(written) => {
            onDone(written);
            onClose();
          }}
          skeleton={<FieldsSkeleton />}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}

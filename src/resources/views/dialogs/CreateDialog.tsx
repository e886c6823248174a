import { CreateForm } from '../form/CreateForm';
import { useCreateTitle } from '../form/useTitles';
import { DialogCancel } from './DialogCancel';
import { DialogScreen } from './DialogScreen';
import { FormDialog } from './FormDialog';
import { RecordAbove } from './RecordAbove';
import { QuickCreateProvider, type CreateDialogProps } from './QuickCreateContext';

/**
 * The create form in a dialog, without leaving the page.
 *
 * @example <CreateDialog target={target} isOpen={isOpen} onClose={close} onDone={({ id }) => choose(id)} />
 */
export function CreateDialog(props: CreateDialogProps) {
  return (
    <QuickCreateProvider value={CreateDialog}>
      <DialogScreen target={props.target}>
        <CreateRecord {...props} />
      </DialogScreen>
    </QuickCreateProvider>
  );
}

function CreateRecord({ target, isOpen, onClose, onDone, initial, once = false }: CreateDialogProps) {
  const title = useCreateTitle();
  return (
    <FormDialog
      isOpen={isOpen}
      title={title}
      above={<RecordAbove />}
      name={`create ${target.address}`}
      onClose={onClose}
    >
      {(leave) => (
        <CreateForm
          initial={initial}
          onSaved={(record) => {
            onDone(record);
            onClose();
          }}
          onAnother={once ? undefined : onDone}
          cancel={<DialogCancel onClick={leave} />}
        />
      )}
    </FormDialog>
  );
}

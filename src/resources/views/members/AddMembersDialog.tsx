import { useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { kindOf } from '../../fields/kinds';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { CreateDialog } from '../dialogs/CreateDialog';
import { DialogScreen } from '../dialogs/DialogScreen';
import { FormDialog } from '../dialogs/FormDialog';
import { QuickCreateProvider, type RecordDialogProps } from '../dialogs/QuickCreateContext';
import { MemberChoice } from './MemberChoice';

/**
 * Adds several records to a keyed collection, such as people to a team. Calls `onDone` with the last record
 * of each batch.
 */
export function AddMembersDialog(props: RecordDialogProps) {
  return (
    <QuickCreateProvider value={CreateDialog}>
      <DialogScreen target={props.target}>
        <AddMembers {...props} />
      </DialogScreen>
    </QuickCreateProvider>
  );
}

function AddMembers({ target: { schema, address }, isOpen, onClose, onDone }: RecordDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const added = useRef(0);
  const key = schema.key ?? '';
  const spec = schema.fields[key];
  const resource = spec && kindOf(spec).reference?.(spec).resource;
  const close = () => {
    if (added.current > 0) notify('members.added', { type: 'success', messageArgs: { smart_count: added.current } });
    added.current = 0;
    onClose();
  };
  const tell = (records: readonly AnyRecord[]) => {
    added.current += records.length;
    const last = records.at(-1);
    if (last) onDone(last);
  };
  const title = translate('members.title', { name: translate(resourceKey(schema, 'name'), { smart_count: 2 }) });
  return (
    <FormDialog isOpen={isOpen} title={title} name={`add ${address}`} onClose={close}>
      {(leave) =>
        resource && <MemberChoice keyField={key} resource={resource} onAdded={tell} onEnd={close} leave={leave} />
      }
    </FormDialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useRefresh, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import type { ChangeCalls } from '../../../changes/changes';
import { changeSetIn } from '../../../changes/changeSetIn';
import { actionKey } from '../../../registry/translationKeys';
import type { RecordCalls } from '../../../protocol/recordCalls';
import type { CallAction, SettingAction } from '../../../language/recordActions';
import type { AnyRecord } from '../../../language/resourceSchema';
import { valuesAt } from '../../../language/moments';
import { useUndoNotice } from '../../changes/useUndoNotice';
import { ConfirmDialog } from '../../page/ConfirmDialog';
import { useScreen } from '../../ScreenContext';
import { useNameOf } from '../../naming/useNaming';

export interface ActionDialogProps {
  readonly name: string;
  readonly action: CallAction | SettingAction;
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

export function ActionDialog({ name, action, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const { offer } = useUndoNotice();
  const refresh = useRefresh();
  const { schema, address } = useScreen();
  const provider = useDataProvider<DataProvider & RecordCalls & ChangeCalls>();
  const recordName = useNameOf(record);
  const [isOpen, setOpen] = useState(true);
  const { id } = record;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (): Promise<unknown> => {
      if (!('sets' in action)) return provider.call(`${address}/${id}/${action.path}`, { method: action.method });
      await provider.update<AnyRecord>(address, { id, data: valuesAt(action.sets, new Date()), previousData: record });
      return { changeSetId: await provider.lastChangeSet(address, Number(id)) };
    },
    onSuccess(answer) {
      setOpen(false);
      offer(actionKey(schema, name, '$done'), changeSetIn(answer), { onUndone: refresh });
      refresh();
    },
  });
  const label = translate(actionKey(schema, name));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={label}
      text={translate(actionKey(schema, name, '$question'), { name: recordName })}
      action={label}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate()}
      onCancel={() => setOpen(false)}
      onExited={onClose}
    />
  );
}

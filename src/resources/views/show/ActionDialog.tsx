import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import { actionKey } from '../../keys';
import { representationOf } from '../../representation';
import type { AnyRecord, RecordAction } from '../../types';
import { ConfirmDialog } from '../page/ConfirmDialog';
import { useScreen } from '../ScreenContext';

/** What the product's data provider does besides react-admin's methods, as far as it is needed here. */
interface Calling extends DataProvider {
  readonly call: (address: string, call: { readonly method: RecordAction['method'] }) => Promise<unknown>;
}

export interface ActionDialogProps {
  /** What the declaration calls it. */
  readonly name: string;
  readonly action: RecordAction;
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

/** Asks whether to do what a declaration says can be done with a record, does it, and says so. */
export function ActionDialog({ name, action: { method, path }, record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { schema, address } = useScreen();
  const { call } = useDataProvider<Calling>();
  const [isOpen, setOpen] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(`${address}/${record.id}/${path}`, { method }),
    onSuccess() {
      setOpen(false);
      notify(actionKey(schema, name, '$done'), { type: 'success' });
      refresh();
    },
  });
  const label = translate(actionKey(schema, name));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={label}
      text={translate(actionKey(schema, name, '$question'), { name: representationOf(schema, record) })}
      action={label}
      isPending={isPending}
      error={error}
      onConfirm={() => mutate()}
      onCancel={() => setOpen(false)}
      onExited={onClose}
    />
  );
}

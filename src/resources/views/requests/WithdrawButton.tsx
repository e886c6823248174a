import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { PEOPLE } from '../../registry/roles';
import { WriteButton } from '../access/WriteButton';
import { Needs } from '../Needs';
import { ConfirmDialog } from '../page/ConfirmDialog';
import { useCall } from '../useCall';
import type { AnyRequest, RequestKind } from './requestKind';
import { requestListKey, without, type RequestPages } from './requestPages';

export interface WithdrawButtonProps {
  readonly kind: RequestKind;
  readonly request: Pick<AnyRequest, 'id' | 'utilisateurId'>;
  readonly onDone?: () => void;
}

/** Withdraws the reader's own pending request, after a question; absent where the API has no such call. */
export function WithdrawButton({ kind, request, onDone }: WithdrawButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => call(`${PEOPLE}/${request.utilisateurId}/${kind.name}/${request.id}`, { method: 'DELETE' }),
    onSuccess: () => {
      // At once: until it is read again, the list would say that the request still waits.
      client.setQueriesData<RequestPages>(
        { queryKey: requestListKey(kind) },
        (known) => known && without(known, request.id),
      );
      notify('requests.withdraw.done', { type: 'success' });
      setAsking(false);
      onDone?.();
    },
    // On a failure a planner may have decided, so the list is refetched too.
    onSettled: () => client.invalidateQueries({ queryKey: [kind.queryKey] }, { cancelRefetch: false }),
  });
  return (
    <Needs extension={kind.extension}>
      <WriteButton
        label={translate('requests.withdraw.action')}
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('requests.withdraw.title')}
        text={translate('requests.withdraw.text')}
        action={translate('requests.withdraw.action')}
        color="error"
        isPending={withdrawal.isPending}
        error={withdrawal.error}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setAsking(false)}
        onExited={withdrawal.reset}
      />
    </Needs>
  );
}

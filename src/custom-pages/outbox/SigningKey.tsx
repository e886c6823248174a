import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isObject } from '../../resources/common/isObject';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import { useCall } from '../../resources/views/useCall';

const secretIn = (answer: unknown): string => (isObject(answer) ? String(answer['secret'] ?? '') : '');

/** The key that signs webhook calls: shown on request, replaced after confirmation. */
export function SigningKey() {
  const translate = useTranslate();
  const call = useCall();
  const [isAsking, setAsking] = useState(false);
  const {
    data: secret,
    mutate,
    error,
    isPending,
  } = useMutation({
    mutationFn: async (method: 'GET' | 'POST') => secretIn(await call('outbox/key', { method })),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      {secret === undefined ? (
        <Button variant="outlined" onClick={() => mutate('GET')} disabled={isPending}>
          {translate('outbox.key.show')}
        </Button>
      ) : (
        <>
          <TextField
            size="small"
            label={translate('outbox.key.label')}
            value={secret}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
          />
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {translate('outbox.key.renew')}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('outbox.key.renew')}
        text={translate('outbox.key.question')}
        action={translate('outbox.key.renew')}
        color="error"
        isPending={isPending}
        error={error}
        onConfirm={() => mutate('POST')}
        onCancel={() => setAsking(false)}
        onExited={() => undefined}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { Form, ResourceContextProvider, useNotify, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { PROPOSED_FIELDS } from '../../../resources/schemas/commonDemandes';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { FormDialog } from '../../../resources/views/dialogs/FormDialog';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { FieldsSkeleton } from '../../../resources/views/page/ScreenSkeleton';
import { ScreenProvider } from '../../../resources/views/ScreenContext';
import { useCall } from '../../../resources/views/useCall';
import { CHANGE_REQUESTS, proposalBody } from './changeRequest';
import { ProposeFields } from './ProposeFields';
import { useOwnRecord } from './useOwnRecord';
import type { Values } from '../../../resources/language/values';

const TARGET = { schema: Utilisateurs, address: Utilisateurs.name, parents: {} };

/** Requests a change of the reader's record, in the administrators' form limited to what people may propose. */
export default function ProposeDialog({ ownId, onClose }: { readonly ownId: number; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const { data: record, error, refetch } = useOwnRecord(ownId, true);
  const initial = useMemo(
    () =>
      record && Object.fromEntries([...PROPOSED_FIELDS.map((name) => [name, record[name] ?? null]), ['motif', null]]),
    [record],
  );
  const sending = useMutation({
    mutationFn: (values: Values) =>
      call(`Utilisateurs/${ownId}/${CHANGE_REQUESTS.name}`, {
        method: 'POST',
        body: proposalBody(record ?? {}, values),
      }),
    onSuccess: () => {
      notify('people.requests.sent', { type: 'success' });
      onClose();
    },
  });
  return (
    <ScreenProvider value={TARGET}>
      <ResourceContextProvider value={Utilisateurs.name}>
        <FormDialog isOpen title={translate('people.requests.propose')} name="ownRecord" onClose={onClose}>
          {(leave: () => void) => (
            <>
              {error && (
                <Box sx={{ pb: 2 }}>
                  <FailureAlert error={error} onRetry={() => void refetch()} />
                </Box>
              )}
              {!initial && !error && <FieldsSkeleton />}
              {initial && (
                <Form
                  noValidate
                  disableInvalidFormNotification
                  defaultValues={initial}
                  onSubmit={(values: unknown) => sending.mutate(values as Values)}
                >
                  <ProposeFields record={initial} isBusy={sending.isPending} error={sending.error} onLeave={leave} />
                </Form>
              )}
            </>
          )}
        </FormDialog>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}

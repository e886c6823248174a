import { useMutation, useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { textsIn } from '../../resources/common/narrow';
import { problemOf } from '../../resources/views/page/problemOf';
import { useCall } from '../../resources/views/useCall';
import { FactList } from './FactList';
import { RefusalButtons } from './RefusalButtons';

export interface GrantersAndRequestProps {
  /** Address of the refused page. */
  readonly page: string;
  /** Further buttons. */
  readonly children: ReactNode;
}

const ADDRESS = 'access/requests';

const namesIn = (answer: unknown): readonly string[] =>
  typeof answer === 'object' && answer !== null && 'noms' in answer ? textsIn(answer.noms) : [];

/** Names the people who can grant access, requests it from them, and says who received the request. */
export function GrantersAndRequest({ page, children }: GrantersAndRequestProps) {
  const translate = useTranslate();
  const call = useCall();
  const { data: granters = [] } = useQuery({
    queryKey: ['access', 'granters'],
    queryFn: async ({ signal }) => namesIn(await call(ADDRESS, { signal })),
  });
  const { mutate, data, error, isPending, isSuccess } = useMutation({
    mutationFn: async () => namesIn(await call(ADDRESS, { method: 'POST', body: { page } })),
  });
  const isSent = data !== undefined && data.length > 0;
  const failure = error ? problemOf(error).message : undefined;
  return (
    <>
      <FactList
        facts={[{ label: translate('refusedPage.givers'), lines: granters.length > 0 ? [granters.join(', ')] : [] }]}
      />
      {(isSuccess || error) && (
        <Alert severity={isSent ? 'success' : 'error'} sx={{ mt: 1 }}>
          {isSent
            ? translate('refusedPage.sent', { names: data.join(', ') })
            : (failure ?? translate('refusedPage.notSent'))}
        </Alert>
      )}
      <RefusalButtons>
        {!isSent && (
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('refusedPage.ask')}
          </Button>
        )}
        {children}
      </RefusalButtons>
    </>
  );
}

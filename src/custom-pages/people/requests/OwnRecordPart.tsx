import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../resources/views/lazyScreen';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { REQUEST_LIST } from '../../../resources/views/requests/requestListStyle';
import { useRequestList } from '../../../resources/views/requests/useRequestList';
import { CHANGE_REQUESTS, type ChangeRequest } from './changeRequest';
import { ChangeRequestItem } from './ChangeRequestItem';

const ProposeDialog = lazyScreen<{ readonly ownId: number; readonly onClose: () => void }>(
  () => import('./ProposeDialog'),
);

export function OwnRecordPart({ ownId }: { readonly ownId: number }) {
  const translate = useTranslate();
  const [isProposing, setProposing] = useState(false);
  const { items, data, error, refetch } = useRequestList<ChangeRequest>(CHANGE_REQUESTS, undefined, ownId);
  return (
    <>
      <Typography sx={{ mb: 1 }}>{translate('people.requests.ownLead')}</Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setProposing(true)}>
        {translate('people.requests.propose')}
      </Button>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data && items.length > 0 && (
        <Box component="ol" aria-label={translate('people.requests.mine')} sx={{ ...REQUEST_LIST, mt: 1.5, mx: -2 }}>
          {items.map((request) => (
            <ChangeRequestItem key={request.id} request={request} title={translate('people.requests.own')} isOwn />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>
        {isProposing && <ProposeDialog ownId={ownId} onClose={() => setProposing(false)} />}
      </Suspense>
    </>
  );
}

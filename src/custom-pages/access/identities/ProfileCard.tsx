import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../resources/views/page/ConfirmDialog';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { IconAction } from '../../../resources/views/page/IconAction';
import type { Named } from '../api/accessTypes';
import { ofIdentity } from '../api/callAddresses';
import { readProfile } from '../api/readAnswers';
import { useCall } from '../../../resources/views/useCall';
import { useGiving } from '../api/useGiving';
import { ProfileCompanies } from './ProfileCompanies';
import { ProfileRights } from './ProfileRights';

export interface ProfileCardProps {
  readonly identityId: number;
  readonly profile: Named;
  readonly readOnly: boolean;
}

/** A person's profile, with its rights and companies. */
export function ProfileCard({ identityId, profile, readOnly }: ProfileCardProps) {
  const translate = useTranslate();
  const call = useCall();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error, reset } = useGiving();
  const removal = { ...ofIdentity(identityId).removeProfile(profile.id), name: profile.libelle };
  const {
    data,
    error: unread,
    refetch,
  } = useQuery({
    queryKey: ['Identities', identityId, 'Profils', profile.id],
    queryFn: async () => readProfile(await call(`Identities/${identityId}/Profils/${profile.id}`)),
  });
  const parts = data && { identityId, profile: data, readOnly: readOnly || isPending, give: mutate };
  const titleId = `profile-${profile.id}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h3" sx={{ flex: 1 }}>
          {profile.libelle}
        </Typography>
        {!readOnly && (
          <IconAction
            label={translate('accessPages.give.remove', { name: profile.libelle })}
            icon={<DeleteOutlined fontSize="small" />}
            disabled={isPending}
            onClick={() => setAsks(true)}
          />
        )}
      </Box>
      {error && !asks && <FailureAlert error={error} />}
      {unread && <FailureAlert error={unread} onRetry={() => void refetch()} />}
      {!parts && !unread && <Skeleton variant="rounded" height={80} />}
      {parts && <ProfileRights {...parts} />}
      {parts && <ProfileCompanies {...parts} />}
      <ConfirmDialog
        isOpen={asks}
        title={translate('accessPages.give.confirmTitle', { name: profile.libelle })}
        text={translate('accessPages.give.confirmText')}
        action={translate('accessPages.give.confirm')}
        color="error"
        isPending={isPending}
        error={error}
        onConfirm={() => mutate(removal, { onSuccess: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
        onExited={reset}
        isOpenerGone
      />
    </Paper>
  );
}

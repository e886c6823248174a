import NotificationsActive from '@mui/icons-material/NotificationsActive';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useTranslate } from 'ra-core';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { needing } from '../../../resources/views/Needs';
import { useCall } from '../../../resources/views/useCall';
import { refusalText } from './refusalText';

/** Follows or unfollows an incident; available to all of its readers. */
export const FollowButton = needing('incidents', FollowPart);

function FollowPart({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCall();
  const client = useQueryClient();
  const { identity } = useGetIdentity();
  const followers: readonly unknown[] = Array.isArray(record['abonnesId']) ? record['abonnesId'] : [];
  const follows = identity !== undefined && followers.includes(Number(identity.id));
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(`${FichesIncident.name}/${record.id}/suivi`, { method: follows ? 'DELETE' : 'PUT' }),
    onError: (error) => notify(refusalText(error), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: [FichesIncident.name] }, { cancelRefetch: false }),
  });
  if (!identity) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Button
        size="small"
        disabled={isPending}
        aria-pressed={follows}
        startIcon={follows ? <NotificationsActive /> : <NotificationsNoneOutlined />}
        onClick={() => mutate()}
      >
        {translate(follows ? 'incidents.followUp.unfollow' : 'incidents.followUp.follow')}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {followers.length > 0 && `${translate('incidents.followUp.followers', { smart_count: followers.length })} · `}
        {translate('incidents.followUp.followHelp')}
      </Typography>
    </Box>
  );
}

import { useDataProvider, useTranslate } from 'ra-core';
import Typography from '@mui/material/Typography';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { ofIdentity } from '../api/callAddresses';
import { useGiving } from '../api/useGiving';
import { AddRecord } from './AddRecord';
import type { IdentityTabProps } from './IdentityTab';
import { ProfileCard } from './ProfileCard';

export function ProfilesTab({ identity, readOnly }: IdentityTabProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, error } = useGiving();

  async function add(id: number): Promise<void> {
    const { data } = await provider.getMany('Profils', { ids: [id] });
    mutate({ ...ofIdentity(identity.id).addProfile(id), name: String(data[0]?.libelle ?? `#${id}`) });
  }

  return (
    <>
      {error && <FailureAlert error={error} />}
      {identity.profils.length === 0 && (
        <Typography sx={{ color: 'text.secondary', py: 1 }}>{translate('accessPages.give.noProfile')}</Typography>
      )}
      {identity.profils.map((profile) => (
        <ProfileCard key={profile.id} identityId={identity.id} profile={profile} readOnly={readOnly} />
      ))}
      {!readOnly && (
        <AddRecord
          resource="Profils"
          label={translate('accessPages.give.profile')}
          disabled={isPending}
          onAdd={(id) => void add(id)}
        />
      )}
    </>
  );
}

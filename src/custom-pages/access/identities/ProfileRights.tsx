import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { GivenRight } from '../api/accessTypes';
import { ofIdentity } from '../api/callAddresses';
import { useLevelNames } from '../api/useLevelNames';
import { AddRecord } from './AddRecord';
import { GivenList } from './GivenList';
import type { ProfilePartProps } from './ProfilePart';

/** The rights of a person's profile. The contract's calls have no level: they grant reading, and revoke all levels. */
export function ProfileRights({ identityId, profile, readOnly, give }: ProfilePartProps) {
  const translate = useTranslate();
  const { nameOf } = useLevelNames();
  const calls = ofIdentity(identityId);
  const title = translate('accessPages.give.profileRights');
  // The call revokes every level, and the message says so.
  const allOf = (given: GivenRight) => translate('accessPages.give.profileRightRemoved', { name: nameOf(given) });
  return (
    <>
      <Typography variant="h4" component="h4" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <GivenList
        label={title}
        empty={translate('accessPages.give.noProfileRight')}
        readOnly={readOnly}
        items={profile.droits.map((given) => ({
          key: `${given.droitId}:${given.flag}`,
          name: nameOf(given),
          onRemove: () => give({ ...calls.removeProfileRight(profile.id, given.droitId), name: allOf(given) }),
        }))}
      />
      {!readOnly && (
        <AddRecord
          resource="Droits"
          label={translate('accessPages.give.right')}
          disabled={false}
          onAdd={(droitId) =>
            give({ ...calls.addProfileRight(profile.id, droitId), name: nameOf({ droitId, flag: 'read' }) })
          }
        >
          {() => (
            <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
              {translate('accessPages.give.profileReadOnly')}
            </Typography>
          )}
        </AddRecord>
      )}
    </>
  );
}

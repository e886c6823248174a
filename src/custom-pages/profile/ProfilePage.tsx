import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useGetIdentity, usePermissions, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { initials } from '../../resources/common/initials';
import type { Grants } from '../../resources/access/access';
import { PREFERENCES } from '../../resources/routes/addresses';
import { FacePicture } from '../../resources/views/naming/FacePicture';
import { Needs } from '../../resources/views/Needs';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { OwnRecordPart } from '../people/requests/OwnRecordPart';
import { HeldRights } from './HeldRights';
import { PasswordLink } from './PasswordLink';
import { useFunctionNames } from './useFunctionNames';

/** `/profil`: the reader's identity, functions and rights. */
export default function ProfilePage() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const { permissions } = usePermissions<Grants>();
  useDocumentTitle(translate('pages.profile.title'));
  const name = identity?.fullName ?? '';
  const email: unknown = identity?.email;
  const ownId = Number(identity?.id);
  const functionNames = useFunctionNames();
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <FacePicture letters={initials(name)} size={56} src={identity?.avatar} />
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <Typography variant="h1">{translate('pages.profile.title')}</Typography>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          {typeof email === 'string' && (
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {email}
            </Typography>
          )}
        </Box>
        <Button component={Link} to={PREFERENCES} variant="outlined">
          {translate('pages.profile.preferences')}
        </Button>
      </Box>
      <Part title={translate('pages.profile.functions')}>
        {permissions?.functionCodes.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{translate('pages.profile.noFunction')}</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {permissions?.functionCodes.map((code) => (
            <Chip key={code} label={functionNames.get(code) ?? code} size="small" />
          ))}
        </Box>
      </Part>
      {Number.isSafeInteger(ownId) && (
        <Part title={translate('people.requests.ownTitle')}>
          <OwnRecordPart ownId={ownId} />
        </Part>
      )}
      {typeof email === 'string' && (
        <Needs extension="accountMails">
          <Part title={translate('pages.profile.password')}>
            <PasswordLink email={email} />
          </Part>
        </Needs>
      )}
      <Part title={translate('pages.profile.rights')}>{permissions && <HeldRights held={permissions} />}</Part>
    </Box>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5, mb: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

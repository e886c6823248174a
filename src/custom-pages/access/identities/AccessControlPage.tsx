// Hand-written: a person's access comes from several calls, none of which is a resource that could be declared.
import Alert from '@mui/material/Alert';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { MessagePanel } from '../../../resources/views/page/MessagePanel';
import { useMayReadIdentities } from '../api/useAllowances';
import { useIdentity } from '../api/useIdentity';
import { PageTitle } from '../../../resources/views/page/PageTitle';
import { IdentityPanel } from './IdentityPanel';
import { PeopleList } from './PeopleList';
import { usePlace } from './usePlace';

/** People, and for one of them everything that they were granted, and why. */
export default function AccessControlPage() {
  const translate = useTranslate();
  const mayRead = useMayReadIdentities();
  const { person, choose } = usePlace();
  const { data: chosen } = useIdentity(mayRead ? person : undefined);
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <PageTitle title={translate('accessPages.people.title')} help={translate('accessPages.people.help')} />
      {mayRead === false && <Alert severity="info">{translate('accessPages.held.needsIdentities')}</Alert>}
      {mayRead && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
          }}
        >
          {(isWide || person === undefined) && <PeopleList chosen={chosen} onChoose={choose} />}
          {person !== undefined && (
            <Box sx={{ minWidth: 0 }}>
              {!isWide && (
                <Button
                  startIcon={<ArrowBack className="points-along" />}
                  onClick={() => choose(undefined)}
                  sx={{ mb: 1 }}
                >
                  {translate('accessPages.people.back')}
                </Button>
              )}
              <IdentityPanel key={person} id={person} />
            </Box>
          )}
          {isWide && person === undefined && (
            <MessagePanel icon={<PersonSearchOutlined />} title={translate('accessPages.people.choose')} />
          )}
        </Box>
      )}
    </>
  );
}

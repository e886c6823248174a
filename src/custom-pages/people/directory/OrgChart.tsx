import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '../../../resources/registry/paths';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { Face } from '../../../resources/views/naming/Face';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { nameOf, type DirectoryPerson } from './entry';
import { teamsOf, type ChartTeam } from './teamsOf';
import { useEverybody, type DirectorySearch } from './useDirectory';

function ChartPerson({ entry, isLeader }: { readonly entry: DirectoryPerson; readonly isLeader: boolean }) {
  const name = nameOf(entry);
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Face schema={Utilisateurs} id={entry.id} name={name} photo={entry.photo} size={isLeader ? 44 : 32} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={pathOf(Utilisateurs, 'show', entry.id)}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: isLeader ? 600 : 400 }}
        >
          {name}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {entry.fonctions.join(', ')}
        </Typography>
      </Box>
    </Box>
  );
}

function ChartTeamCard({ team }: { readonly team: ChartTeam }) {
  const translate = useTranslate();
  const id = useId();
  const { leaders, members } = team;
  const lines = (people: readonly DirectoryPerson[], isLeader: boolean) => (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: isLeader ? '1fr' : 'repeat(auto-fill, minmax(min(100%, 13em), 1fr))',
      }}
    >
      {people.map((entry) => (
        <ChartPerson key={entry.id} entry={entry} isLeader={isLeader} />
      ))}
    </Box>
  );
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 1 }}>
        <Typography id={id} variant="h2">
          {team.name || translate('people.directory.noTeam')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('people.directory.size', { smart_count: leaders.length + members.length })}
        </Typography>
      </Box>
      {leaders.length > 0 && lines(leaders, true)}
      {members.length > 0 && (
        <Box
          sx={
            leaders.length > 0
              ? {
                  mt: 1.5,
                  ml: { xs: 1, sm: 2.5 },
                  pl: { xs: 1.5, sm: 2.5 },
                  borderInlineStart: 2,
                  borderColor: 'divider',
                }
              : {}
          }
        >
          {lines(members, false)}
        </Box>
      )}
    </Card>
  );
}

/** The people found, by team with its leaders; printed as on the screen. */
export function OrgChart({ asked }: { readonly asked: DirectorySearch }) {
  const translate = useTranslate();
  const readEverybody = useEverybody();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['Trombinoscope', 'chart', asked],
    queryFn: () => readEverybody(asked),
  });
  return (
    <>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      <Button
        startIcon={<PrintOutlined />}
        disabled={!data?.length}
        onClick={() => window.print()}
        sx={{ mb: 1.5, displayPrint: 'none' }}
      >
        {translate('people.directory.print')}
      </Button>
      {/* As high as a window: the end of the page stays below it. */}
      {isPending && <Skeleton variant="rounded" height="100vh" />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {teamsOf(data ?? [], asked.teamId).map((team) => (
          <ChartTeamCard key={team.id ?? 0} team={team} />
        ))}
      </Box>
    </>
  );
}

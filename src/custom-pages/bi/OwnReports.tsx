// Hand-written: a list shows who has access to reports, not the reader's own reports as links.
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, useTranslate } from 'ra-core';
import { BIAcces, BIRapports } from '../../resources/schemas/bi';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { readAll } from '../../resources/views/readAll';
import { ownReports } from './ownReports';

/** The reader's reports, above the list of accesses. */
export default function OwnReports() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data: identity } = useGetIdentity();
  const id = Number(identity?.id);
  const { data, error, isPending, isPaused, refetch } = useQuery({
    queryKey: [BIRapports.name, 'own', id],
    queryFn: async ({ signal }) => {
      const mine = { where: [{ field: 'utilisateurId', operator: 'in', value: [id] }] };
      const [reports, accesses] = await Promise.all([
        readAll(provider, BIRapports.name, { signal }),
        readAll(provider, BIAcces.name, { filter: mine, signal }),
      ]);
      return ownReports(reports, accesses, id);
    },
    enabled: identity !== undefined,
  });
  return (
    <Paper component="section" variant="outlined" aria-labelledby="own-reports" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography id="own-reports" variant="h2" sx={{ mb: 1 }}>
        {translate('feedback.reports.title')}
      </Typography>
      {isPending && !isPaused && <Skeleton variant="rounded" height={72} />}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography variant="body2">{translate('feedback.reports.none')}</Typography>}
      {data && data.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          }}
        >
          {data.map(({ id: reportId, nom, description, url }) => (
            <Box
              component="li"
              key={reportId}
              sx={{
                listStyle: 'none',
                p: 1.5,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                display: 'flex',
                flexDirection: 'column',
              }}
            >
              <Typography component="h3" variant="subtitle2">
                {nom}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1, mb: 1 }}>
                {description}
              </Typography>
              <Button
                component="a"
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                size="small"
                variant="outlined"
                startIcon={<OpenInNew />}
                sx={{ alignSelf: 'start' }}
                aria-label={translate('feedback.reports.openNamed', { name: nom })}
              >
                {translate('feedback.reports.open')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Paper>
  );
}

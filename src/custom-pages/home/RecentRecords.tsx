import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useVisits } from '../../layout/visits/useVisits';
import { RecentRecord } from './RecentRecord';

/** The records that the reader opened last. */
export function RecentRecords() {
  const translate = useTranslate();
  const [visits] = useVisits();
  return (
    <Card
      component="section"
      aria-labelledby="home-recent"
      sx={{
        alignSelf: 'start',
        gridColumn: { lg: 2 },
        gridRow: { lg: 1 },
        display: { xs: visits.length > 0 ? 'block' : 'none', lg: 'block' },
      }}
    >
      <Typography id="home-recent" variant="h2" sx={{ px: 1.5, pt: 1.5 }}>
        {translate('shell.home.recent')}
      </Typography>
      {visits.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 1.5 }}>
          {translate('shell.home.noRecent')}
        </Typography>
      ) : (
        <List dense>
          {visits.map((visit) => (
            <RecentRecord key={`${visit.resource}/${visit.id}`} visit={visit} />
          ))}
        </List>
      )}
    </Card>
  );
}

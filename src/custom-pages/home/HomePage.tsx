import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useTranslate } from 'ra-core';
import { Key } from '../../layout/Key';
import { shortcutName } from '../../layout/palette/shortcut';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { NoticesCard } from '../notices/NoticesCard';
import { dayPart } from './dayPart';
import { QuickAccess } from './QuickAccess';
import { UsageCard } from './UsageCard';
import { RecentRecords } from './RecentRecords';

/** Where one lands after signing in (section 2 of the specification): what one may open, and what one had open last. */
export default function HomePage({ tenantName }: { readonly tenantName: string }) {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  useDocumentTitle(translate('shell.home.title'));
  const firstName: unknown = identity?.firstName;
  const name = typeof firstName === 'string' ? firstName : identity?.fullName;
  return (
    <Box sx={{ maxWidth: 1400 }}>
      <Typography variant="h1">
        {name ? translate(`shell.home.${dayPart(new Date().getHours())}`, { name }) : translate('shell.home.title')}
      </Typography>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary', mt: 0.5, mb: 3 }}
      >
        <span>{translate('shell.home.lead', { tenant: tenantName })}</span>
        <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
          <Key>{shortcutName()}</Key> {translate('shell.home.hint')}
        </Box>
      </Box>
      <UsageCard shownWhen="near" />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' } }}>
        <div>
          <NoticesCard />
          <RecentRecords />
        </div>
        <div>
          <Box component="section" aria-labelledby="home-access">
            <Typography id="home-access" variant="h2" sx={{ mb: 1 }}>
              {translate('shell.home.access')}
            </Typography>
            <QuickAccess />
          </Box>
          <UsageCard shownWhen="far" />
        </div>
      </Box>
    </Box>
  );
}

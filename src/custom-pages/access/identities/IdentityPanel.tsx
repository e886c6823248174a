import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { fullName, isLocked } from '../api/accessTypes';
import { useMayGiveToIdentities } from '../api/useAllowances';
import { useIdentity } from '../api/useIdentity';
import { ViewAsButton } from '../viewAs/ViewAsButton';
import { WhyTab } from '../why/WhyTab';
import { DirectRightsTab } from './DirectRightsTab';
import { FunctionsTab } from './FunctionsTab';
import { HeldTab } from './HeldTab';
import type { IdentityTabProps } from './IdentityTab';
import { ProfilesTab } from './ProfilesTab';
import { TABS, usePlace, type Tab as TabName } from './usePlace';

const BODIES: Readonly<Record<TabName, ComponentType<IdentityTabProps>>> = {
  functions: FunctionsTab,
  direct: DirectRightsTab,
  profiles: ProfilesTab,
  held: HeldTab,
  why: WhyTab,
};

export function IdentityPanel({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { data: identity, error, refetch } = useIdentity(id);
  const mayGive = useMayGiveToIdentities();
  const { tab, show } = usePlace();
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!identity) return <Skeleton variant="rounded" height={240} />;
  const Body = BODIES[tab];
  return (
    <section aria-labelledby="identity-name">
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
          <Typography id="identity-name" variant="h2">
            {fullName(identity)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {identity.email}
          </Typography>
        </Box>
        {isLocked(identity, new Date()) && (
          <Chip size="small" color="warning" label={translate('accessPages.people.locked')} />
        )}
        <ViewAsButton person={identity} />
      </Box>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => show(next)}
        variant="scrollable"
        scrollButtons="auto"
        aria-label={translate('accessPages.people.tabs')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2, mt: 1 }}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            aria-controls="identity-tab"
            label={translate(`accessPages.people.${name}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="identity-tab" aria-labelledby={`tab-${tab}`}>
        <Body identity={identity} readOnly={mayGive !== true} />
      </div>
    </section>
  );
}

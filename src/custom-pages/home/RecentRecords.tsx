import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useVisits } from '../../layout/visits/useVisits';
import { isSameVisit, type Visit } from '../../layout/visits/visits';
import { HomeCard } from './cards/HomeCard';
import { RecentRecord } from './RecentRecord';
import { usePins } from '../../layout/pins/usePins';

interface RecordsProps {
  readonly title?: string;
  readonly visits: readonly Visit[];
  readonly isPinned: boolean;
  readonly onPin: (visit: Visit) => void;
  readonly onGone: (visit: Visit) => void;
}

function Records({ title, visits, ...of }: RecordsProps) {
  const id = useId();
  if (visits.length === 0) return null;
  return (
    <Box sx={{ '& + &': { mt: 0.5 } }}>
      {title !== undefined && (
        <Typography id={id} variant="overline" component="h3" sx={{ color: 'text.secondary', py: 0.5 }}>
          {title}
        </Typography>
      )}
      <List dense disablePadding sx={{ mx: -1 }} {...(title !== undefined && { 'aria-labelledby': id })}>
        {visits.map((visit) => (
          <RecentRecord key={`${visit.resource}/${visit.id}`} visit={visit} {...of} />
        ))}
      </List>
    </Box>
  );
}

export function RecentRecords() {
  const translate = useTranslate();
  const [visits, setVisits] = useVisits();
  const forget = (gone: Visit) => setVisits((known) => (known ?? []).filter((one) => !isSameVisit(one, gone)));
  const { pins, isPinned, toggle } = usePins();
  const others = visits.filter((visit) => !isPinned(visit));
  return (
    <HomeCard name="recents" isEmpty={visits.length + pins.length === 0} isToldEmpty>
      <Records
        title={translate('shell.home.cards.recents.pinned')}
        visits={pins}
        isPinned
        onPin={toggle}
        onGone={toggle}
      />
      <Records
        {...(pins.length > 0 && { title: translate('shell.home.cards.recents.latest') })}
        visits={others}
        isPinned={false}
        onPin={toggle}
        onGone={forget}
      />
    </HomeCard>
  );
}

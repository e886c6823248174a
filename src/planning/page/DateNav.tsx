import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { IconAction } from '../../resources/views/page/IconAction';
import { useIsNarrow } from '../../resources/views/page/useIsNarrow';
import { useFormats } from '../calendar/useFormats';
import { fittingPeriodWords, shortPeriodWords } from './periodWords';
import type { PlanUrlState } from './urlState';

const DayPicker = lazy(() => import('./DayPicker'));

export interface DateNavProps {
  readonly place: PlanUrlState;
  readonly today: number;
  readonly onDay: (day: number) => void;
  readonly onStep: (direction: -1 | 1) => void;
}

/** Moves to the previous or next period, to today, or to any day. */
export function DateNav({ place, today, onDay, onStep, isPhone }: DateNavProps & { readonly isPhone: boolean }) {
  const translate = useTranslate();
  const formats = useFormats();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const isNarrow = useIsNarrow();
  const period = isNarrow ? shortPeriodWords(place, today, formats) : fittingPeriodWords(place, formats);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        minWidth: 0,
        flex: { xs: '1 1 0', sm: 'none' },
      }}
    >
      {isPhone ? (
        <IconAction label={translate('planning.nav.today')} icon={<TodayOutlined />} onClick={() => onDay(today)} />
      ) : (
        <Button size="small" variant="outlined" color="inherit" onClick={() => onDay(today)} sx={{ flexShrink: 0 }}>
          {translate('planning.nav.today')}
        </Button>
      )}
      <IconAction
        label={translate('planning.nav.previous')}
        icon={<ChevronLeft className="points-along" />}
        onClick={() => onStep(-1)}
      />
      <IconAction
        label={translate('planning.nav.next')}
        icon={<ChevronRight className="points-along" />}
        onClick={() => onStep(1)}
      />
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        aria-label={translate('screens.page.labelled', { label: translate('planning.nav.choose'), name: period })}
        endIcon={isPhone ? undefined : <CalendarMonthOutlined />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          fontSize: { xs: 14, sm: 16 },
          fontWeight: 600,
          minWidth: 0,
          px: { xs: 0.75, sm: 1 },
          // As wide as the longest week, so that neighbours do not shift when the period changes.
          width: { md: 248, lg: 256 },
          '@media (min-width:1366px)': { width: 276 },
          justifyContent: 'space-between',
          textAlign: 'left',
          '&::first-letter': { textTransform: 'uppercase' },
        }}
      >
        <Box
          component="span"
          aria-live="polite"
          sx={{
            '&::first-letter': { textTransform: 'uppercase' },
            display: 'block',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: { md: 'nowrap' },
            // A range of two years takes two lines of a phone: one for each day.
            textWrap: 'balance',
          }}
        >
          {period}
        </Box>
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('planning.nav.choose') } }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={336} />}>
          <DayPicker
            day={place.day}
            onDay={(day) => {
              setAnchor(undefined);
              onDay(day);
            }}
          />
        </Suspense>
      </Popover>
    </Box>
  );
}

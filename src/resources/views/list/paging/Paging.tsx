import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { IconAction } from '../../page/IconAction';
import { useNumberFormat } from '../../page/useNumberFormat';
import { GoToPage } from './GoToPage';
import { PageSize } from './PageSize';
import { pageRange } from './pageRange';

export function Paging() {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const { from, to, lastPage } = pageRange(page, perPage, total);
  const step = (label: string, target: number, icon: ReactNode) => (
    <IconAction
      label={translate(`screens.list.paging.${label}`)}
      icon={icon}
      disabled={target < 1 || target > lastPage || target === page}
      onClick={() => setPage(target)}
    />
  );
  return (
    <Box component="nav" aria-label={translate('screens.list.paging.region')} sx={BAR}>
      <Box component="span" className="list-keys" aria-hidden>
        {translate('screens.list.paging.keys')}
      </Box>
      <PageSize value={perPage} onChange={setPerPage} />
      <Typography variant="body2" component="span">
        {translate('screens.list.paging.range', { from: format(from), to: format(to), total: format(total) })}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {step('first', 1, <FirstPage className="points-along" fontSize="inherit" />)}
        {step('previous', page - 1, <NavigateBefore className="points-along" fontSize="inherit" />)}
        <GoToPage page={page} lastPage={lastPage} onGo={setPage} />
        {step('next', page + 1, <NavigateNext className="points-along" fontSize="inherit" />)}
        {step('last', lastPage, <LastPage className="points-along" fontSize="inherit" />)}
      </Box>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: 2,
  rowGap: 1,
  px: 1,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
  // Hint about keyboard navigation, shown while a row has keyboard focus.
  '& > .list-keys': {
    ...{ display: 'none', color: 'text.secondary', fontSize: 13 },
    // Takes what the pages leave: a second line would be below the window.
    ...{ flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '.list-frame[data-keys] & > .list-keys': { display: { md: 'block' } },
  // Prints only the range.
  '@media print': { border: 0, '& > :not(span), & > .list-keys': { display: 'none !important' } },
} as const;

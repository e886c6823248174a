import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { MenuDrawer } from '../../layout/menu/MenuDrawer';
import { useHasRail } from '../../layout/menu/useHasRail';

/** The page's name, with the portal's menu, which has no bar of its own here; in a wide window it stands beside. */
export function PlanTitle() {
  const translate = useTranslate();
  const hasRail = useHasRail();
  return (
    <Box sx={TITLE}>
      {!hasRail && <MenuDrawer />}
      <Typography component="h1" variant="h3" tabIndex={-1} sx={{ outline: 'none' }}>
        {translate('planning.title')}
      </Typography>
    </Box>
  );
}

const TITLE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: 36,
  // In a small window the filters share the title's line, to leave height for the plan.
  flexGrow: { xs: 1, md: 0 },
  order: { xs: -2, md: 0 },
} as const;

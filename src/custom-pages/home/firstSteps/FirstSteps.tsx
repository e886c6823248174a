import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { IconAction } from '../../../resources/views/page/IconAction';
import { SchemaIcon } from '../../../theme/icons';
import { useFirstSteps } from './useFirstSteps';

/** Suggests the usual tasks that a new person has not opened yet, until they hide it; the card of quick links then takes over. */
export function FirstSteps() {
  const translate = useTranslate();
  const { steps, areTaken, hide } = useFirstSteps();
  const hideTaken = useEffectEvent(hide);
  // Kept, because the pages that a person opened are forgotten in time.
  useEffect(() => {
    if (areTaken) hideTaken();
  }, [areTaken]);
  if (steps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="first-steps" sx={FRAME}>
      <Typography
        id="first-steps"
        component="h2"
        variant="subtitle2"
        title={translate('shell.home.firstSteps.help')}
        sx={{ flexGrow: { xs: 1, sm: 0 }, color: 'text.secondary' }}
      >
        {translate('shell.home.firstSteps.title')}
      </Typography>
      <Box component="ol" sx={LIST}>
        {steps.map(({ link, level }) => (
          <Box key={link.path} component="li" sx={{ listStyle: 'none', minWidth: 0 }}>
            <Button
              component={Link}
              to={link.path}
              color="inherit"
              startIcon={<SchemaIcon name={link.icon} />}
              title={translate(`shell.home.firstSteps.${level}`)}
            >
              {link.label}
            </Button>
          </Box>
        ))}
      </Box>
      <IconAction label={translate('shell.home.firstSteps.hide')} icon={<Close fontSize="small" />} onClick={hide} />
    </Box>
  );
}

// One line: what the reader came for is around it.
const FRAME = {
  ...{ display: 'flex', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1, px: 2, py: 0.5 },
  ...{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 },
} as const;
// On a phone below the title and the button that hides it.
const LIST = {
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0, m: 0, p: 0 },
  ...{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 }, ml: { xs: -1.5, sm: 0 } },
} as const;

import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useGrants } from '../../../resources/views/access/useGrants';
import { useMenu } from '../../../layout/menu/useMenu';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { IconAction } from '../../../resources/views/page/IconAction';
import { SchemaIcon } from '../../../theme/icons';
import { useStoredPreference } from '../useStoredPreference';
import { firstSteps } from './firstSteps';

const HIDDEN = 'masques';

/** Suggests a new person's usual tasks until they hide it; the choice is stored for all devices. */
export function FirstSteps() {
  const translate = useTranslate();
  const { visible } = useRegistry();
  const { held } = useGrants();
  const menu = useMenu();
  const { value, isKnown, change } = useStoredPreference('premiersPas');
  if (!isKnown || value === HIDDEN || !held || !menu) return null;
  const steps = firstSteps(menu, visible, held);
  if (steps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="first-steps" sx={FRAME}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1, mb: 1.5 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="first-steps" variant="h2">
            {translate('shell.home.firstSteps.title')}
          </Typography>
          <Typography variant="body2">{translate('shell.home.firstSteps.help')}</Typography>
        </Box>
        <IconAction
          label={translate('shell.home.firstSteps.hide')}
          icon={<Close fontSize="small" />}
          onClick={() => change(HIDDEN)}
        />
      </Box>
      <Box component="ol" sx={LIST}>
        {steps.map(({ link, level }) => (
          <Card key={link.path} component="li" sx={{ listStyle: 'none' }}>
            <CardActionArea component={Link} to={link.path} sx={{ display: 'flex', gap: 1.5, p: 1.5, height: '100%' }}>
              <SchemaIcon name={link.icon} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 500 }}>{link.label}</Box>
                <Box sx={{ color: 'text.secondary', fontSize: 'body2.fontSize' }}>
                  {translate(`shell.home.firstSteps.${level}`)}
                </Box>
              </Box>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

const FRAME = { bgcolor: 'primary.soft', color: 'primary.onSoft', borderRadius: 2, p: 2 } as const;
const LIST = {
  ...{ display: 'grid', gap: 1.25, m: 0, p: 0 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(230px, 100%), 1fr))',
} as const;

import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DENSITIES, isDensity, useDensity } from './density';

export function DensityChoice() {
  const translate = useTranslate();
  const [density, setDensity] = useDensity();
  const labelId = useId();
  return (
    <Box sx={{ px: 2, py: 1.5 }}>
      <Typography id={labelId} variant="subtitle2" component="h2" sx={{ mb: 0.5 }}>
        {translate('screens.list.density.title')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={density}
        aria-labelledby={labelId}
        onChange={(_event, chosen: unknown) => {
          if (isDensity(chosen)) setDensity(chosen);
        }}
      >
        {Object.keys(DENSITIES).map((name) => (
          <ToggleButton key={name} value={name}>
            {translate(`screens.list.density.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

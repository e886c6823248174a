import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DIRECTIONS, useDirection, type TextDirection } from '../../../src/theme/direction';
import { SKINS, type Skin } from '../../../src/theme/tokens';
import { useSkin } from '../../../src/theme/useSkin';
import { Essais } from '../declarations';
import { KindSection } from './KindSection';
import { useKindWord } from './kindWords';

/** Every kind of field in every place that shows it, or a single kind. */
export function KindsPage({ only }: { readonly only?: string | undefined }) {
  const word = useKindWord();
  const [skin, chooseSkin] = useSkin();
  const [direction, setDirection] = useDirection();
  return (
    <Box component="main" sx={{ p: { xs: 1.5, md: 3 }, maxWidth: 1400 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {word('title')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={word('skin')}
          value={skin}
          onChange={(_event, chosen: Skin | null) => chosen && chooseSkin(chosen)}
        >
          {SKINS.map((one) => (
            <ToggleButton key={one} value={one}>
              {word(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={word('direction')}
          value={direction}
          onChange={(_event, chosen: TextDirection | null) => chosen && setDirection(chosen)}
        >
          {DIRECTIONS.map((one) => (
            <ToggleButton key={one} value={one}>
              {word(one)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {Object.entries(Essais.fields)
        .filter(([name]) => only === undefined || name === only)
        .map(([name, spec]) => (
          <KindSection key={name} name={name} spec={spec} />
        ))}
    </Box>
  );
}

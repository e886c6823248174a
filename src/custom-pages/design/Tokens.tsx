import Box from '@mui/material/Box';
import { colors, radius, SPACE, type as scale, type Skin, type Tone } from '../../theme/tokens';
import { useWord } from './useWord';

const SWATCHES = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' } as const;
const SWATCH = {
  p: 1,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  fontSize: 12,
  overflowWrap: 'anywhere',
} as const;

/** Every colour with text: surfaces, then each tone filled and soft. */
export function Colours({ skin }: { readonly skin: Skin }) {
  const { page, surface, raised, sunken, selected, text, tones } = colors[skin];
  return (
    <Box sx={SWATCHES}>
      {Object.entries({ page, surface, raised, sunken, selected }).map(([name, colour]) => (
        <Box key={name} sx={SWATCH} style={{ backgroundColor: colour, color: text }}>
          {name}
          <br />
          {colour}
        </Box>
      ))}
      {(Object.keys(tones) as Tone[]).flatMap((tone) => {
        const { main, onMain, soft, onSoft } = tones[tone];
        return [
          <Box key={tone} sx={SWATCH} style={{ backgroundColor: main, color: onMain }}>
            {tone}
            <br />
            {main}
          </Box>,
          <Box key={`${tone} soft`} sx={SWATCH} style={{ backgroundColor: soft, color: onSoft }}>
            {tone} soft
            <br />
            {soft}
          </Box>,
        ];
      })}
    </Box>
  );
}

export function TypeScale() {
  const word = useWord();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {Object.entries(scale.size)
        .toReversed()
        .map(([name, size]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{`${name} · ${size * 16} px`}</Box>
            {Object.entries(scale.weight).map(([weight, value]) => (
              <Box key={weight} style={{ fontSize: `${size}rem`, fontWeight: value, lineHeight: 1.3 }}>
                {word('sample')}
              </Box>
            ))}
          </Box>
        ))}
    </Box>
  );
}

export function Space() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', fontSize: 12 }}>
      {[1, 2, 3, 4, 6, 8].map((steps) => (
        <Box key={steps}>
          <Box sx={{ bgcolor: 'primary.main' }} style={{ width: steps * SPACE, height: steps * SPACE }} />
          {steps * SPACE}
        </Box>
      ))}
      {Object.entries(radius).map(([name, corner]) => (
        <Box
          key={name}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
          style={{ borderRadius: corner }}
        >
          {`${name} ${corner}`}
        </Box>
      ))}
    </Box>
  );
}

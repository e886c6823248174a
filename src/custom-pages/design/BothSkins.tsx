import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ReactNode } from 'react';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { plainStyles } from '../../theme/components/plainStyles';
import { createAppTheme } from '../../theme/theme';
import { SKINS, type Skin } from '../../theme/tokens';
import type { DesignWord } from './designWords';
import { useWord } from './useWord';

interface SectionProps {
  readonly title: DesignWord;
  readonly children: (skin: Skin) => ReactNode;
}

/** Renders a section in both skins, side by side if there is room. */
export function BothSkins({ title, children }: SectionProps) {
  const word = useWord();
  const id = useId();
  const language = useReaderLanguage();
  const { direction } = useTheme();
  const themes = useMemo(
    () => SKINS.map((skin) => ({ skin, theme: createAppTheme({ skin, language, direction, isStill: true }) })),
    [language, direction],
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {word(title)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 460px), 1fr))' }}>
        {themes.map(({ skin, theme }) => (
          <ThemeProvider key={skin} theme={theme}>
            {/* The classes of plain elements have the skin of the page. */}
            <GlobalStyles styles={{ [`.design-${skin}`]: plainStyles(theme) }} />
            <Box
              className={`design-${skin}`}
              role="group"
              aria-label={`${word(title)}, ${word(skin)}`}
              sx={{
                ...{ minWidth: 0, p: 2, borderRadius: 2, border: 1, borderColor: 'divider', colorScheme: skin },
                ...{ bgcolor: 'background.default', color: 'text.primary' },
              }}
            >
              {children(skin)}
            </Box>
          </ThemeProvider>
        ))}
      </Box>
    </Box>
  );
}

import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useOnline } from '../../resources/views/page/useOnline';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';

export interface PaletteStatusProps {
  readonly query: string;
  readonly count: number;
  /** Said above the results. */
  readonly isNothing: boolean;
  readonly failed: number;
  readonly searching: boolean;
  /** A search that shows what is understood, before typing. */
  readonly example: string | undefined;
  readonly onExample: (text: string) => void;
}

const UNDERLINED = { textDecoration: 'underline' };

/** The number of results, as a live region, or an example, and the keys. */
export function PaletteStatus({ query, count, isNothing, failed, searching, example, onExample }: PaletteStatusProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const isTyped = query.trim() !== '';
  const isExample = !isTyped && isOnline && example !== undefined;
  const isSilent = failed === 0 && (isNothing || !isTyped) && !isExample;
  const outcome = translate(searching ? 'shell.palette.searching' : 'shell.palette.count', { smart_count: count });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
        // Without a keyboard it holds no keys, and would be an empty strip.
        [`@media ${WITHOUT_KEYS}`]: isSilent ? { p: 0, border: 0 } : {},
      }}
    >
      <span role="status">
        {isTyped && (isOnline || count > 0) && (
          // Seen above, but only this region is read out.
          <span style={isNothing ? visuallyHidden : undefined}>{outcome}</span>
        )}
        {isTyped && !isOnline && count > 0 && ` · ${translate('shell.palette.offline')}`}
        {failed > 0 && (isNothing ? '' : ' · ') + translate('shell.palette.failed', { smart_count: failed })}
      </span>
      {isExample && (
        <ButtonBase
          // The focus stays in the search, where the example is changed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onExample(example)}
          sx={{
            typography: 'caption',
            textAlign: 'start',
            mr: 'auto',
            ml: -2,
            borderRadius: 0.5,
            '&:hover, &:focus-visible': UNDERLINED,
          }}
        >
          {translate('shell.palette.example', { query: example })}
        </ButtonBase>
      )}
      <Box component="span" sx={{ [`@media ${WITHOUT_KEYS}`]: { display: 'none' } }}>
        {translate('shell.palette.hint')}
      </Box>
    </Box>
  );
}

import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useOpenPalette } from '../palette/PaletteContext';
import { shortcutName } from '../palette/shortcut';
import { Key } from '../../resources/views/page/Key';

/** Opens the palette; looks like a search field. */
export function PaletteButton() {
  const translate = useTranslate();
  const open = useOpenPalette();
  const label = translate('shell.palette.open');
  return (
    <ButtonBase
      onClick={open}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-hint={label}
      sx={(theme) => ({
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'flex-start' },
        width: { xs: 44, sm: 'clamp(180px, 26vw, 340px)' },
        minHeight: { xs: 44, sm: 34 },
        px: { xs: 0, sm: 1.25 },
        borderRadius: 1,
        border: { xs: 0, sm: `1px solid ${theme.palette.divider}` },
        bgcolor: { xs: 'transparent', sm: 'background.default' },
        color: 'text.secondary',
        typography: 'body2',
        '&:hover': { color: 'text.primary', borderColor: 'text.secondary' },
        // On the page itself it is a sheet, as fields are.
        '.shell-column > .top-bar &': { minHeight: 36, bgcolor: 'background.paper' },
      })}
    >
      <Search fontSize="small" aria-hidden />
      <Box
        component="span"
        sx={{
          // On a phone only the icon shows; the label stays for screen readers.
          position: { xs: 'absolute', sm: 'static' },
          clipPath: { xs: 'inset(50%)', sm: 'none' },
          flex: 1,
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {label}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
        <Key>{shortcutName()}</Key>
      </Box>
    </ButtonBase>
  );
}

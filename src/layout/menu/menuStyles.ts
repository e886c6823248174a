import type { SxProps, Theme } from '@mui/material/styles';

/** Styles of the entries, set once on their container. */
export const menuStyles: SxProps<Theme> = (theme) => ({
  '& .menu-line': {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 34,
    margin: '1px 8px',
    padding: '4px 8px',
    borderRadius: `${theme.shape.borderRadius}px`,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    ...theme.typography.body1,
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  '& .menu-item': { position: 'relative' },
  // Stays in reach where the menu is scrolled to the entry of the page.
  '& .menu-filter': {
    position: 'sticky',
    // Also over the padding of the part that scrolls.
    top: -8,
    zIndex: 1,
    marginTop: '-8px',
    padding: '8px 8px 7px',
    background: theme.palette.background.paper,
  },
  // Only over entries that are scrolled away.
  '[data-moved] > & .menu-filter::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 8,
    backgroundImage: `linear-gradient(${theme.palette.background.paper}, transparent)`,
    pointerEvents: 'none',
  },
  '& .menu-label': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Beside a count, a long name takes a second line.
  '& .menu-line:has(.count-in-line) .menu-label': { whiteSpace: 'normal', lineHeight: 1.2 },
  // Pins appear on hover or focus: a hundred visible ones would be noise, and as many tab stops.
  '& .menu-pin': {
    position: 'absolute',
    insetInlineEnd: '12px',
    insetBlock: 0,
    margin: 'auto 0',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: `${theme.shape.borderRadius}px`,
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
    cursor: 'pointer',
    visibility: 'hidden',
    '& svg': { width: 16, height: 16, fill: 'currentColor', verticalAlign: 'middle' },
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  },
  '& .menu-item:hover .menu-pin, & .menu-item:focus-within .menu-pin': { visibility: 'visible' },
  // As the lists' line of keys: only while they are of use.
  '&[data-by-keys][data-keys]::after': {
    content: 'attr(data-keys)',
    position: 'sticky',
    // Over the padding at the end of the part that scrolls.
    bottom: -24,
    display: 'block',
    padding: '6px 16px',
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    fontSize: 12,
  },
  '& .menu-line-collapsed': { justifyContent: 'center' },
  '& .menu-line:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '& .menu-line:focus-visible': { backgroundColor: theme.palette.action.focus },
  '& .menu-line[aria-current], & .menu-line[aria-current]:hover': {
    backgroundColor: theme.palette.primary.soft,
    color: theme.palette.primary.onSoft,
    fontWeight: 600,
  },
});

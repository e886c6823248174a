import type { SxProps, Theme } from '@mui/material/styles';

/** How the lines of the menu look, given once to the menu around them. */
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
  '& .menu-line-collapsed': { justifyContent: 'center' },
  '& .menu-line:hover': { color: theme.palette.text.primary, backgroundColor: theme.palette.action.hover },
  '& .menu-line:focus-visible': { backgroundColor: theme.palette.action.focus },
  '& .menu-line[aria-current], & .menu-line[aria-current]:hover': {
    backgroundColor: theme.palette.primary.soft,
    color: theme.palette.primary.onSoft,
    fontWeight: 600,
  },
});

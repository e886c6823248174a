import type { Components, Theme } from '@mui/material/styles';
import { colors, radius } from '../tokens';

/** Inputs: small, outlined, with an outline that is seen. */
export const inputs: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: theme.palette.background.paper,
        // Below 16 px, telephones zoom into an input that gets the focus.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: colors[theme.palette.mode].borderStrong }),
    },
  },
  MuiInputLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
};

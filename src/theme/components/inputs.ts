import { colors, radius } from '../tokens';
import { aboveMessages, type ThemeComponents } from './themeComponents';
// The types of the date pickers' parts of a theme; nothing of them is loaded.
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** Inputs: small, outlined, with an outline that is seen. */
export const inputs: ThemeComponents = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  // What tells the library that a browser filled an input, with the animations that the baseline has for all of them.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: {
        animation: '10ms mui-auto-fill-cancel',
        textOverflow: 'ellipsis',
        '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
      },
    },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      // Chips that fill a line leave no empty one below them for what is typed, until something is.
      root: { '&:not(.Mui-focused) .MuiAutocomplete-tag ~ .MuiAutocomplete-input': { minWidth: 0, paddingInline: 0 } },
      popper: ({ theme }) => aboveMessages(theme),
    },
  },
  MuiPickerPopper: { styleOverrides: { root: ({ theme }) => aboveMessages(theme) } },
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
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: theme.palette.background.paper,
        // As high as the other inputs, and of their size under a finger.
        minHeight: 40,
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: colors[theme.palette.mode].borderStrong }),
    },
  },
  MuiInputLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  // What an input waits for is read, though the input itself cannot be used.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 2, '&.Mui-disabled': { color: theme.palette.text.secondary } }),
    },
  },
};

import { colors, radius, type } from '../tokens';
import { aboveMessages, raised, type ThemeComponents } from './themeComponents';
// Only types: extends the theme by the date pickers' components.
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The gap for the label, whose font does not grow with the input's. */
const GAP = { fontSize: `${type.size.body * 0.75}rem` } as const;

export const inputs: ThemeComponents = {
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  // The baseline defines the animations that detect autofill.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme }) => ({
        animation: '10ms mui-auto-fill-cancel',
        textOverflow: 'ellipsis',
        // The browser's is too pale to read.
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
      }),
    },
  },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // Its arrow stands below that of an Autocomplete.
  MuiSelect: { defaultProps: { size: 'small' }, styleOverrides: { icon: { right: 10 } } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      // If chips fill a line, do not add an empty one for the text input until it has the focus.
      root: {
        '&:not(.Mui-focused) .MuiAutocomplete-tag ~ .MuiAutocomplete-input': { minWidth: 0, paddingInline: 0 },
        // A label that stands in the field ends before its arrow.
        '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 46px)' },
      },
      popper: ({ theme }) => aboveMessages(theme),
      paper: ({ theme }) => raised(theme),
    },
  },
  MuiPickerPopper: { styleOverrides: { root: ({ theme }) => aboveMessages(theme) } },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: theme.palette.background.paper,
        // Below 16 px, phones zoom into a focused input.
        '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem', '& legend': GAP },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: colors[theme.palette.mode].borderStrong }),
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.medium,
        backgroundColor: theme.palette.background.paper,
        // As other inputs: their height comes from the font.
        '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem', '& legend': GAP },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: colors[theme.palette.mode].borderStrong }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
      // In the middle of an input that is higher for touch; `:where`, so that labels above inputs stay there.
      root: {
        '@media (pointer: coarse)': {
          '&:where(.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink))': { transform: 'translate(14px, 11px)' },
        },
      },
    },
  },
  // Help of a disabled input stays readable: it says what the input waits for.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ marginInline: 0, '&.Mui-disabled': { color: theme.palette.text.secondary } }),
    },
  },
};

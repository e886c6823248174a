import { tickIcons } from '../tickIcons';
import { radius } from '../tokens';
import { switchComponent } from './switchComponent';
import type { ThemeComponents } from './themeComponents';

/** Touch targets of at least 44 px. */
const FINGER = '@media (pointer: coarse)';

/** The ring of the keyboard's focus around the box alone: around the whole target it would cross the first letter of the label. */
const RING_WITHIN = { '&.Mui-focusVisible': { outlineOffset: -6 } } as const;

/** Buttons, chips, switches. */
export const actions: ThemeComponents = {
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: {
      root: { borderRadius: radius.medium, paddingInline: 12, minHeight: 32, [FINGER]: { minHeight: 44 } },
      sizeLarge: { minHeight: 40, paddingInline: 18, [FINGER]: { minHeight: 44 } },
      outlined: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiIconButton: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      // 32 px for a mouse; touch gets 44 px.
      root: {
        borderRadius: radius.medium,
        minWidth: 32,
        minHeight: 32,
        [FINGER]: { minWidth: 44, minHeight: 44 },
      },
    },
  },
  MuiToggleButton: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { [FINGER]: { minWidth: 44, minHeight: 44 } } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { [FINGER]: { minHeight: 44 } } } },
  MuiSwitch: switchComponent,
  MuiCheckbox: { defaultProps: { size: 'small', ...tickIcons }, styleOverrides: { root: RING_WITHIN } },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: RING_WITHIN } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: radius.small, fontWeight: 500 },
      clickable: { [FINGER]: { height: 44 } },
      filled: ({ theme, ownerState }) => {
        const { color = 'default' } = ownerState;
        const tone = color === 'default' ? theme.palette.secondary : theme.palette[color];
        // On hover MUI would use the full colour, on which this text is not readable.
        const under = { backgroundColor: tone.soft, boxShadow: 'inset 0 0 0 1px currentColor' };
        return { backgroundColor: tone.soft, color: tone.onSoft, '&:hover, &.Mui-focusVisible': under };
      },
    },
  },
};

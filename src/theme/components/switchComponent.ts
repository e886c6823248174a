import { colors } from '../tokens';
import type { ThemeComponents } from './themeComponents';

/** As the plain `.switch` of lists: an off switch has a strong track, on which its thumb can be seen in both skins. */
export const switchComponent: NonNullable<ThemeComponents['MuiSwitch']> = {
  defaultProps: { size: 'small' },
  styleOverrides: {
    // Its box is as large as MUI's.
    root: { width: 30, height: 18, margin: '3px 9px 3px 1px', padding: 0, overflow: 'visible' },
    switchBase: ({ theme }) => ({
      // Classes twice: MUI's own rules for the size are as specific as one.
      '&.MuiSwitch-switchBase.MuiSwitch-switchBase': { padding: 2, color: theme.palette.background.paper },
      '&.MuiSwitch-switchBase.MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(12px)' },
      '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
    }),
    thumb: { '&.MuiSwitch-thumb.MuiSwitch-thumb': { width: 14, height: 14, boxShadow: 'none' } },
    track: ({ theme }) => ({ borderRadius: 9, opacity: 1, backgroundColor: colors[theme.palette.mode].borderStrong }),
  },
};

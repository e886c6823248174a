import { expect, it } from 'vitest';
import { createAppTheme } from './theme';
import { colors } from './tokens';

it('carries the status colours, the skin and the language', () => {
  const theme = createAppTheme({ skin: 'dark', language: 'de' });
  expect(theme.palette.mode).toBe('dark');
  expect(theme.palette.danger.main).toBe(colors.dark.tones.danger.main);
  expect(theme.palette.customPurple.onSoft).toBe(colors.dark.tones.customPurple.onSoft);
  expect(theme.spacing(1.5)).toBe('12px');
  expect(theme.components?.MuiTablePagination?.defaultProps).toHaveProperty('labelRowsPerPage', 'Zeilen pro Seite:');
  expect(theme.components?.MuiTablePagination?.styleOverrides).toBeDefined();
});

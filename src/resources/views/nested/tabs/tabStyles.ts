/** Windows in which all tabs of a record with many fit only with less room for each. */
export const LOW_WINDOW = '@media (max-height: 960px) and (pointer: fine)';

/** Name of a group of vertical tabs. */
export const groupStyles = {
  px: 1,
  pt: 1,
  display: 'block',
  typography: 'overline',
  color: 'text.secondary',
  [LOW_WINDOW]: { pt: 0.5, lineHeight: '20px' },
} as const;

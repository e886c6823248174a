/** Windows in which all tabs of a record with many fit only with less room for each. */
export const LOW_WINDOW = '@media (max-height: 820px) and (pointer: fine)';

/** Name of a group of vertical tabs: quieter than the tabs themselves, and nearer to its own than to those above. */
export const groupStyles = {
  px: 1,
  pt: 1.25,
  display: 'block',
  fontSize: 11,
  fontWeight: 400,
  lineHeight: '20px',
  color: 'text.secondary',
  [LOW_WINDOW]: { pt: 0.625 },
} as const;

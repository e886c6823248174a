import Box from '@mui/material/Box';

/** The product's mark: a base in three steps, in the colour of the skin. */
export function BrandMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 24, height: 24, marginInlineEnd: 1, verticalAlign: '-6px', color: 'primary.main', flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <Box
        component="path"
        d="M7 22h18v3H7zM9 16.5h14v3H9zM11 11h10v3H11z"
        sx={{ fill: (theme) => theme.palette.primary.contrastText }}
      />
    </Box>
  );
}

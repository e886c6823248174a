import Box from '@mui/material/Box';

export function KeyList({ keys }: { readonly keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'fit-content(42%) 1fr', columnGap: 2, rowGap: 0.75, m: 0 }}
    >
      {keys.map(([key, does]) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontFamily: 'monospace', fontWeight: 600 }}>
            {key}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {does}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { memo } from 'react';

/** The quiet end of every page: whose portal it is. */
export const Footer = memo(function Footer({ tenantName }: { readonly tenantName: string }) {
  return (
    <Box component="footer" sx={FOOT}>
      {tenantName}
    </Box>
  );
});

const FOOT = {
  ...{ px: { xs: 2, md: 3 }, py: 1.5, typography: 'caption', color: 'text.secondary' },
  // While something is read it would be seen, and pushed away by what comes.
  'main:has(.MuiSkeleton-root, [data-growing]) + &': { visibility: 'hidden' },
} as const;

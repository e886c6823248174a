import Box from '@mui/material/Box';
import { memo } from 'react';

/** The quiet end of every page: whose portal it is. */
export const Footer = memo(function Footer({ tenantName }: { readonly tenantName: string }) {
  return (
    <Box component="footer" sx={{ px: { xs: 2, md: 3 }, py: 1.5, typography: 'caption', color: 'text.secondary' }}>
      {tenantName}
    </Box>
  );
});

import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const WIDTHS = [60, 82, 70, 90, 65, 78];

/** Placeholder until the reader's rights are known. */
export function MenuSkeleton({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <Box sx={{ p: 2 }} aria-hidden>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height={30} width={collapsed ? 24 : `${width}%`} />
      ))}
    </Box>
  );
}

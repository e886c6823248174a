import Box, { type BoxProps } from '@mui/material/Box';

interface BusyLineProps {
  readonly label: string;
  readonly sx: BoxProps['sx'];
}

/** Indeterminate progress bar. The theme's baseline defines its animation. */
export const BusyLine = ({ label, sx }: BusyLineProps) => (
  <Box role="progressbar" aria-label={label} className="busy-line" sx={sx} />
);

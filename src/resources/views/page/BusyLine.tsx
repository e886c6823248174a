import Box, { type BoxProps } from '@mui/material/Box';

interface BusyLineProps {
  readonly label: string;
  readonly sx: BoxProps['sx'];
}

/** A line that moves while something is on its way that does not say how far it is. Its motion is in the theme's baseline. */
export const BusyLine = ({ label, sx }: BusyLineProps) => (
  <Box role="progressbar" aria-label={label} className="busy-line" sx={sx} />
);

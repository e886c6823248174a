import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { HoursGap } from '../core/simulation/gaps';
import { useFormats } from '../calendar/useFormats';

export interface HoursTableProps {
  /** Heading of the first column. */
  readonly label: string;
  readonly gaps: readonly HoursGap[];
  readonly names: ReadonlyMap<number, string>;
}

/** Working hours before and after; renders nothing without changes. */
export function HoursTable({ label, gaps, names }: HoursTableProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (gaps.length === 0) return null;
  const signed = (hours: number) => `${hours > 0 ? '+' : hours < 0 ? '−' : ''}${formats.hours(Math.abs(hours))}`;
  const named = gaps.map((gap) => ({ ...gap, name: names.get(gap.id) ?? `#${gap.id}` }));
  return (
    <TableContainer sx={{ flex: '1 1 280px', maxHeight: 320 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader sx={CLOSE_ON_A_PHONE}>
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            {(['before', 'after', 'change'] as const).map((name) => (
              <TableCell key={name} align="right">
                {translate(`simulations.hours.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {named
            .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
            .map(({ id, name, avant, apres }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{formats.hours(avant)}</TableCell>
                <TableCell align="right">{formats.hours(apres)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {signed(apres - avant)}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** With the usual spaces four columns were wider than a phone, and the difference was cut. */
const CLOSE_ON_A_PHONE = {
  '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1.5 } },
  '& .MuiTableCell-head': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
} as const;

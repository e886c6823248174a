import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef, type ReactNode } from 'react';
import { useMoreAside } from '../../resources/views/list/table/useMoreAside';

interface PlainTableProps {
  readonly label: string;
  readonly headings: readonly string[];
  /** One cell per heading; the first one names the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** Right-aligns a column. */
  readonly isNumber?: (column: number) => boolean;
}

export function PlainTable({ label, headings, rows, isNumber = () => false }: PlainTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useMoreAside(table);
  const align = (column: number) => (isNumber(column) ? 'right' : 'left');
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={label}
      className="fades"
    >
      <Table ref={table} size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {headings.map((heading, column) => (
              <TableCell key={heading} align={align(column)}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <TableRow key={key} hover>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'break-word', minWidth: { xs: 150, sm: 230 } }}>
                {first}
              </TableCell>
              {others.map((cell, index) => (
                <TableCell key={headings[index + 1]} align={align(index + 1)} sx={isNumber(index + 1) ? NUMBER : TEXT}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const TEXT = { overflowWrap: 'break-word' } as const;
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { viewOf } from '../../fields/views';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { fieldKey, resourceKey } from '../../registry/translationKeys';
import { useAllowedActions } from '../access/useAllowed';
import { FirstCell } from '../list/table/FirstCell';
import { useScreen } from '../ScreenContext';
import { ShortValue } from '../show/summary/ShortValue';

export interface PageTableProps {
  readonly columns: readonly string[];
  readonly data: readonly AnyRecord[];
}

const alignOf = ({ fields }: ResourceSchema, field: string): 'right' | 'left' => {
  const spec = fields[field];
  return spec && viewOf(spec).align === 'right' ? 'right' : 'left';
};

export function PageTable({ columns, data }: PageTableProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { show } = useAllowedActions();
  const [first, ...others] = columns;
  return (
    <TableContainer>
      <Table size="small" aria-label={translate(resourceKey(schema, 'name'), { smart_count: 2 })} sx={CELLS}>
        <TableHead>
          <TableRow>
            {columns.map((field) => (
              <TableCell key={field} component="th" scope="col" align={alignOf(schema, field)}>
                {translate(fieldKey(schema, field))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover>
              {first !== undefined && (
                <TableCell component="th" scope="row">
                  <FirstCell field={first} record={record} isLink={show} />
                </TableCell>
              )}
              {others.map((field) => (
                <TableCell key={field} align={alignOf(schema, field)}>
                  <ShortValue field={field} record={record} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** One line per value; the details page shows the full text. */
const CELLS = {
  '& :is(td, th)': { whiteSpace: 'nowrap', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:last-child :is(td, th)': { borderBottom: 0 },
} as const;

import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { viewOf } from '../../../fields/views';
import type { AllowedActions } from '../../access/useAllowed';
import { FieldCell } from '../../page/FieldCell';
import type { AnyRecord } from '../../../types';
import { useScreen } from '../../ScreenContext';
import { actionsEdge } from './actionsEdge';
import { FirstCell } from './FirstCell';
import { RowActions } from './RowActions';
import type { TreeRow } from './rowTree';

export interface DataRowProps {
  readonly row: TreeRow;
  readonly fields: readonly string[];
  readonly height: number;
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
}

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', py: 0 } as const;

/** One record as a row; its first cell leads to the record. */
export function DataRow({ row: { record, depth }, fields, height, allowed, onDelete }: DataRowProps) {
  const { schema } = useScreen();
  const [first, ...others] = fields;
  const alignOf = (field: string) => {
    const spec = schema.fields[field];
    return spec && viewOf(spec).align;
  };
  return (
    <TableRow hover sx={{ height }}>
      {first !== undefined && (
        <TableCell component="th" scope="row" sx={ONE_LINE}>
          <FirstCell field={first} record={record} isLink={allowed.show} depth={depth} />
        </TableCell>
      )}
      {others.map((field) => (
        <TableCell key={field} align={alignOf(field)} sx={ONE_LINE}>
          <FieldCell field={field} record={record} />
        </TableCell>
      ))}
      <TableCell sx={{ ...actionsEdge, py: 0, pr: 1 }}>
        <RowActions record={record} allowed={allowed} onDelete={onDelete} />
      </TableCell>
    </TableRow>
  );
}

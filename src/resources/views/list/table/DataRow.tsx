import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { viewOf } from '../../../fields/views';
import type { AllowedActions } from '../../access/useAllowed';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { FieldCell } from '../../page/FieldCell';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useNameOf } from '../../naming/useNaming';
import { useScreen } from '../../ScreenContext';
import { FirstCell } from './FirstCell';
import { RowActions } from './RowActions';
import type { TreeRow } from './rowTree';

/** How visible a row is that will go. */
export const LEAVING = 0.4;

export interface DataRowProps {
  readonly row: TreeRow;
  readonly fields: readonly string[];
  readonly height: number;
  readonly allowed: AllowedActions;
  /** Whether the table has a column for what can be done with a row. */
  readonly hasActions: boolean;
  readonly onDelete: (record: AnyRecord) => void;
  /** What is typed takes it away: it is dimmed until the answer comes. */
  readonly isLeaving: boolean;
}

/** One record as a row; its first cell leads to the record. */
export function DataRow(props: DataRowProps) {
  const { row, fields, height, allowed, hasActions, onDelete, isLeaving } = props;
  const { record, depth } = row;
  const selection = useSelection();
  const name = useNameOf(record);
  const { address } = useScreen();
  return (
    <TableRow
      data-record={`${address}/${record.id}`}
      hover
      selected={selection?.isSelected(record.id) ?? false}
      style={isLeaving ? { height, opacity: LEAVING } : { height }}
    >
      {selection && (
        <TableCell padding="checkbox" align="center">
          <RowCheckbox record={record} name={name} selection={selection} />
        </TableCell>
      )}
      <RowCells
        record={record}
        name={name}
        depth={depth}
        fields={fields}
        canShow={allowed.show}
        canEdit={allowed.edit}
        canDelete={allowed.delete}
        hasActions={hasActions}
        onDelete={onDelete}
      />
    </TableRow>
  );
}

/** Numbers end at their digits, in whichever direction one reads. */
const AT_END = { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } as const;

interface RowCellsProps extends Pick<DataRowProps, 'fields' | 'hasActions' | 'onDelete'>, TreeRow {
  readonly name: string;
  readonly canShow: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
}

/** The cells of a row, which stay as they are while other rows are selected; `rowStyles` says how they look. */
const RowCells = memo(function RowCells(props: RowCellsProps) {
  const { record, name, depth, fields, canShow, canEdit, canDelete, hasActions, onDelete } = props;
  const { schema } = useScreen();
  const [first, ...others] = fields;
  const styleOf = (field: string) => {
    const spec = schema.fields[field];
    return spec && viewOf(spec).align === 'right' ? AT_END : undefined;
  };
  return (
    <>
      {first !== undefined && (
        <th scope="row">
          <FirstCell field={first} record={record} isLink={canShow} depth={depth} />
        </th>
      )}
      {others.map((field) => (
        <td key={field} style={styleOf(field)}>
          <FieldCell field={field} record={record} />
        </td>
      ))}
      {hasActions && (
        <td className="row-actions">
          <RowActions
            record={record}
            name={name}
            allowed={{ show: canShow, edit: canEdit, delete: canDelete }}
            onDelete={onDelete}
          />
        </td>
      )}
    </>
  );
});

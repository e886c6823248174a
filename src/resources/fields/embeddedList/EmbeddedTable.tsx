import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../registry/translationKeys';
import type { FilledCellProps } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import type { EmbeddedListSpec } from './kind';

interface EmbeddedTableProps extends FilledCellProps<EmbeddedListSpec, readonly InnerValues[]> {
  readonly viewOf: ViewOf;
}

export function EmbeddedTable({ viewOf, schema, path, spec, value, record }: EmbeddedTableProps) {
  const translate = useTranslate();
  const columns = Object.entries(spec.fields).map(([name, inner]) => ({ name, spec: inner, ...viewOf(inner) }));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate(fieldKey(schema, ...path))}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, align }) => (
              <TableCell key={name} scope="col" align={align}>
                {translate(fieldKey(schema, ...path, name))}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {value.map((item, index) => (
            // Reference targets are resolved from the row first, then from the record.
            <TableRow key={index}>
              {columns.map(({ name, spec: inner, cell, align }) => (
                <TableCell key={name} align={align}>
                  {cell({
                    schema,
                    path: [...path, name],
                    spec: inner,
                    value: item[name],
                    record: { ...record, ...item, id: record.id },
                  })}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

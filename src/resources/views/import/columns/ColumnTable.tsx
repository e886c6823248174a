import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { targetsOf } from '../../../exchange/plan/targets';
import type { ImportTarget, Mapping } from '../../../exchange/plan/importPlanTypes';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import type { TableSummary } from '../engine/importEngineTypes';
import { remapped } from './importChoices';
import { TargetChoice } from './TargetChoice';

interface ColumnTableProps {
  readonly table: TableSummary;
  readonly nested: readonly ResourceSchema[];
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly disabled: boolean;
}

export function ColumnTable({ table, nested, mapping, onChange, disabled }: ColumnTableProps) {
  const translate = useTranslate();
  const words = useWords();
  const { schema } = useScreen();
  const targets = useMemo(() => targetsOf(schema, nested), [schema, nested]);
  const labelOf = ({ column, nested: below }: ImportTarget): string =>
    below
      ? `${translate(resourceKey(below, 'name'), { smart_count: 2 })} › ${words(column.label)}`
      : words(column.label);
  const options = targets.map((target) => ({ target: target.target, label: labelOf(target) }));
  return (
    <TableContainer sx={{ maxHeight: 420, mt: 1, '& .MuiTableCell-root': { px: { xs: 1, sm: 1.5 } } }}>
      <Table size="small" stickyHeader aria-label={translate('exchange.import.columns.table')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('exchange.import.columns.heading')}</TableCell>
            <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              {translate('exchange.import.columns.samples')}
            </TableCell>
            <TableCell>{translate('exchange.import.columns.target')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.headings.map((heading, at) => {
            const name = heading || translate('exchange.import.columns.noHeading', { number: at + 1 });
            return (
              <TableRow key={at}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </TableCell>
                <TableCell
                  sx={{ display: { xs: 'none', sm: 'table-cell' }, color: 'text.secondary', overflowWrap: 'anywhere' }}
                >
                  {table.samples[at]?.join(' · ')}
                </TableCell>
                <TableCell sx={{ width: { xs: '62%', sm: 320 } }}>
                  <TargetChoice
                    label={translate('exchange.import.columns.targetOf', { heading: name })}
                    options={options}
                    value={mapping[at] ?? null}
                    onChoose={(target) => onChange(remapped(mapping, at, target))}
                    disabled={disabled}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

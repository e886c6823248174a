import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { fieldKey } from '../../../registry/translationKeys';
import { useNumberFormat } from '../../page/useNumberFormat';
import { useScreen } from '../../ScreenContext';
import type { TableSummary } from '../engine/importEngineTypes';
import type { Import } from '../useImport';
import { ColumnTable } from './ColumnTable';
import { missingFields } from './importChoices';

interface ColumnStepProps {
  readonly run: Import;
  readonly table: TableSummary;
  readonly disabled: boolean;
}

/** The recognised columns; the table to change them is collapsed if nothing needs a decision. */
export function ColumnStep({ run, table, disabled }: ColumnStepProps) {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { schema } = useScreen();
  const { mapping, setMapping, nested, choices } = run;
  const tableId = useId();
  const matched = mapping.filter((target) => target !== null).length;
  const isComplete = matched === mapping.length;
  const left = table.headings.filter((_, column) => mapping[column] === null).map((heading) => heading || '—');
  const [opened, setOpened] = useState<boolean>();
  const isOpen = opened ?? matched === 0;
  const missing = matched > 0 ? missingFields(schema, mapping, choices) : [];
  const count = { matched: number(matched), total: number(mapping.length) };
  const fields = missing.map((name) => translate(fieldKey(schema, name))).join(', ');
  // Closed and without warnings it is one line, and shares that of other choices.
  const isAside = !isOpen && isComplete && missing.length === 0;
  return (
    <Box
      component="section"
      aria-label={translate('exchange.import.columns.title')}
      sx={{ flexBasis: isAside ? 'auto' : '100%', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="body2" role="status">
          {translate(isComplete ? 'exchange.import.columns.allMatched' : 'exchange.import.columns.matched', count)}
          {matched > 0 &&
            !isComplete &&
            ` ${translate('exchange.import.columns.left', { headings: left.join(', '), smart_count: left.length })}`}
        </Typography>
        <Button size="small" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setOpened(!isOpen)}>
          {translate(isOpen ? 'exchange.import.columns.hide' : 'exchange.import.columns.show')}
        </Button>
        {isOpen && (
          <Button size="small" color="inherit" disabled={disabled} onClick={() => setMapping(undefined)}>
            {translate('exchange.import.columns.automatic')}
          </Button>
        )}
      </Box>
      {matched === 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('exchange.import.columns.none')}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate('exchange.import.columns.missing', { fields, smart_count: missing.length })}
        </Alert>
      )}
      <Collapse in={isOpen} unmountOnExit id={tableId}>
        <ColumnTable table={table} nested={nested} mapping={mapping} onChange={setMapping} disabled={disabled} />
      </Collapse>
    </Box>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useListContext, useStore, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ChangeProgress } from '../changes/ChangeProgress';
import { useColumns } from '../list/columns/useColumns';
import { useNumberFormat } from '../page/useNumberFormat';
import { RadioChoice } from './RadioChoice';
import { DEFAULT_LOOK, type ExportLook, type ExportScope } from './exportChoice';
import { useExport } from './useExport';
import Alert from '@mui/material/Alert';
import { CellTooLong } from '../../exchange/write/cellTooLong';
import { FailureAlert } from '../page/FailureAlert';
import { useListTotal } from '../list/state/useListTotal';

function ExportFailure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (!(error instanceof CellTooLong)) return <FailureAlert error={error} />;
  return <Alert severity="error">{translate('exchange.export.cellTooLong', { column: error.heading })}</Alert>;
}

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly selection: readonly number[];
  readonly onClose: () => void;
  readonly onExited: () => void;
}

export default function ExportDialog({ isOpen, selection, onClose, onExited }: ExportDialogProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const id = useId();
  const { data = [] } = useListContext();
  const total = useListTotal() ?? 0;
  const { shown } = useColumns();
  const [look, setLook] = useStore<ExportLook>('exchange.export', DEFAULT_LOOK);
  const [scope, setScope] = useState<ExportScope>(selection.length > 0 ? 'selection' : 'all');
  const { progress, error, run, cancel } = useExport(selection, onClose);
  const isRunning = progress !== undefined;
  const counted = (one: ExportScope, count: number) => ({
    value: one,
    label: translate(`exchange.export.scope.${one}`, { count: format(count), smart_count: count }),
  });
  const scopes = [
    ...(selection.length > 0 ? [counted('selection', selection.length)] : []),
    counted('all', total),
    ...(data.length < total ? [counted('page', data.length)] : []),
  ];
  const chosen = scopes.some(({ value }) => value === scope) ? scope : 'all';
  const change = (part: Partial<ExportLook>) => setLook({ ...look, ...part });
  const labels = <Value extends string>(of: keyof ExportLook, values: readonly Value[]) =>
    values.map((value) => ({ value, label: translate(`exchange.export.${of}.${value}`, { count: shown.length }) }));
  return (
    <Dialog
      open={isOpen}
      onClose={isRunning ? undefined : onClose}
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{translate('exchange.export.title')}</DialogTitle>
      <DialogContent>
        {isRunning ? (
          <ChangeProgress label={translate('exchange.export.running')} progress={progress} onCancel={cancel} />
        ) : (
          <Stack spacing={2}>
            {error !== undefined && <ExportFailure error={error} />}
            <RadioChoice
              label={translate('exchange.export.records')}
              value={chosen}
              options={scopes}
              onChange={setScope}
            />
            <RadioChoice<ExportLook['columns']>
              label={translate('exchange.export.columnsLabel')}
              value={look.columns}
              options={labels('columns', ['all', 'shown'])}
              onChange={(columns) => change({ columns })}
            />
            <RadioChoice<ExportLook['headings']>
              label={translate('exchange.export.headingsLabel')}
              value={look.headings}
              options={labels('headings', ['labels', 'names'])}
              onChange={(headings) => change({ headings })}
            />
            <RadioChoice<ExportLook['format']>
              label={translate('exchange.export.formatLabel')}
              value={look.format}
              options={labels('format', ['xlsx', 'csv'])}
              onChange={(chosenFormat) => change({ format: chosenFormat })}
            />
          </Stack>
        )}
      </DialogContent>
      {!isRunning && (
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('screens.page.cancel')}
          </Button>
          <Button variant="contained" onClick={() => void run(chosen, look)}>
            {translate('exchange.export.action')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

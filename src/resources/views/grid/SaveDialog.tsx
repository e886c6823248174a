import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { resourceKey } from '../../registry/translationKeys';
import type { ChangeReport } from '../../changes/changes';
import { useOffers } from '../access/useOffers';
import { ChangeRunPanel } from '../changes/ChangeRunPanel';
import { useChangeRun } from '../changes/useChangeRun';
import { useUndoNotice } from '../changes/useUndoNotice';
import { DialogCancel } from '../dialogs/DialogCancel';
import { FormDialog } from '../dialogs/FormDialog';
import { useNumberFormat } from '../page/useNumberFormat';
import { useScreen } from '../ScreenContext';
import { AllRefused } from './AllRefused';
import { isConflict, withConflicts } from './conflicts';
import type { CellAt } from './ranges';
import { RowLink } from './RowLink';
import type { GridColumn } from './sheetTypes';
import { changesOf, type PendingRow } from './pending';
import { refusalsOf, type Refusals } from './saved';
import { stepOf, type UndoSave } from './useUndoSave';

export interface SaveDialogProps {
  readonly pending: readonly PendingRow[];
  readonly columns: readonly GridColumn[];
  readonly onGo: (cell: CellAt) => void;
  /** Rows refused by the preview or the save. */
  readonly onRefused: (refusals: Refusals) => void;
  /** @param saved the requested rows, in the order of the report's `index` */
  readonly onSaved: (report: ChangeReport, saved: readonly PendingRow[]) => void;
  /** What the undo key takes back. */
  readonly undoSave: UndoSave;
  readonly onClose: () => void;
}

export function SaveDialog(props: SaveDialogProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  return (
    <FormDialog isOpen title={translate('grid.saveTitle')} name={`grid ${address}`} onClose={props.onClose}>
      {(leave) => <Saving {...props} leave={leave} />}
    </FormDialog>
  );
}

function Saving({
  pending,
  columns,
  onGo,
  onRefused,
  onSaved,
  undoSave,
  onClose,
  leave,
}: SaveDialogProps & { readonly leave: () => void }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { schema, address } = useScreen();
  // A copy, because the sheet changes on save but the request does not.
  const [asked, setAsked] = useState(pending);
  const [conflicts, setConflicts] = useState(0);
  const changes = useMemo(() => changesOf(schema, address, asked), [schema, address, asked]);
  const run = useChangeRun();
  const { tell } = useUndoNotice();
  const offers = useOffers();

  const finish = (report: ChangeReport) => {
    const step = stepOf('undo', report.id);
    tell(report, {
      name: translate(resourceKey(schema, 'name'), { smart_count: 2 }),
      onUndoing: (work) => step && undoSave.follow(step, work),
    });
    undoSave.keep(step);
    onRefused(refusalsOf(report, asked));
    onSaved(report, asked);
  };
  /** What nothing speaks against needs no second confirmation, if the save can be undone; deletions are shown first. */
  const saveAtOnce = async ({ rows }: ChangeReport) => {
    const isPlain =
      rows.every(({ status }) => status !== 'refused') && changes.every(({ action }) => action !== 'delete');
    if (!isPlain || conflicts > 0 || !(offers.atOnce && offers.history)) return;
    const report = await run.apply(changes, { origin: 'grid', mode: 'all' });
    if (!report?.applied) return;
    finish(report);
    onClose();
  };
  const check = useEffectEvent(async () => {
    const report = await run.preview(changes, { origin: 'grid' });
    if (!report) return;
    const checked = withConflicts(report, asked);
    onRefused(refusalsOf(checked, asked));
    // Rows that another person changed meanwhile are left out and reported, so that nothing is overwritten unseen.
    const overtaken = checked.rows.filter((row) => isConflict(row) && report.rows[row.index]?.status === 'changed');
    if (overtaken.length === 0) return void saveAtOnce(checked);
    const left = new Set(overtaken.map(({ index }) => index));
    setConflicts((count) => count + left.size);
    setAsked(asked.filter((_, index) => !left.has(index)));
  });
  useEffect(() => {
    void check();
  }, [changes]);

  return (
    <>
      {conflicts > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('grid.conflicts', { smart_count: conflicts, count: format(conflicts) })}
        </Alert>
      )}
      {'report' in run.state && <AllRefused report={run.state.report} asked={asked} columns={columns} onGo={onGo} />}
      <ChangeRunPanel
        schema={schema}
        changes={changes}
        origin="grid"
        run={run}
        rowLabel={(index) => {
          const row = asked[index];
          const report = 'report' in run.state ? run.state.report : undefined;
          const status = report?.rows.find((one) => one.index === index);
          return (
            row && <RowLink row={row} fault={Object.keys(status?.issues ?? {})[0]} columns={columns} onGo={onGo} />
          );
        }}
        onDone={(report) => {
          finish(report);
          onClose();
        }}
        onPartly={finish}
        onRetry={onClose}
        back={
          run.state.phase === 'applied' && run.state.report.applied ? (
            <Button color="inherit" onClick={onClose}>
              {translate('changes.bulk.close')}
            </Button>
          ) : (
            <DialogCancel onClick={leave} />
          )
        }
      />
    </>
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import { ChangeRunPanel, type ChangeRunPanelProps } from '../changes/ChangeRunPanel';
import { useUndoNotice } from '../changes/useUndoNotice';
import { useScreen } from '../ScreenContext';
import type { BulkDialogProps } from './BulkDialog';

type OfRun = Pick<ChangeRunPanelProps, 'changes' | 'origin' | 'run' | 'back' | 'words' | 'color' | 'isTyped'>;

export interface BulkRunPanelProps extends OfRun, BulkDialogProps {
  /** Previews new changes instead of the previous ones. */
  readonly onCheck: ChangeRunPanelProps['onRetry'];
}

/** Previews and applies the changes of a selection; then notifies and clears the selection. */
export function BulkRunPanel({ selection, onClose, onCheck, back, ...of }: BulkRunPanelProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { tell } = useUndoNotice();
  const { state } = of.run;
  const isDone = state.phase === 'applied' && state.report.applied;
  const finish: ChangeRunPanelProps['onDone'] = (report) => {
    tell(report, { name: translate(resourceKey(schema, 'name'), { smart_count: 2 }) });
    selection.clear();
  };
  const close = (
    <Button color="inherit" onClick={onClose}>
      {translate('changes.bulk.close')}
    </Button>
  );
  return (
    <ChangeRunPanel
      {...of}
      schema={schema}
      onDone={(report) => {
        finish(report);
        onClose();
      }}
      onPartly={finish}
      onRetry={onCheck}
      onAgain={onCheck}
      back={isDone ? close : back}
    />
  );
}

import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import { valuesAt } from '../../language/moments';
import type { SettingAction } from '../../language/recordActions';
import { actionKey } from '../../registry/translationKeys';
import { ChangeProgress } from '../changes/ChangeProgress';
import { useChangeRun } from '../changes/useChangeRun';
import { DialogCancel } from '../dialogs/DialogCancel';
import { FailureAlert } from '../page/FailureAlert';
import { useScreen } from '../ScreenContext';
import { editChanges } from './bulkChanges';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { BulkRunPanel } from './BulkRunPanel';
import { NOT_CONCERNED, TITLE } from './bulkActionWords';
import { useConcerned } from './useConcerned';

interface BulkActionDialogProps extends BulkDialogProps {
  readonly name: string;
  readonly action: SettingAction;
}

export default function BulkActionDialog({ name, action, ...props }: BulkActionDialogProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const inWords = useWords();
  const label = translate(actionKey(schema, name));
  const title = (count: number) =>
    translate('changes.bulk.actionTitle', { _: inWords(TITLE), action: label, smart_count: count });
  // State, so that the component keeps its identity while the dialog is open.
  const [Content] = useState(() => (content: BulkContentProps) => <BulkAction {...content} action={action} />);
  return <BulkDialog {...props} action={name} title={title} Content={Content} />;
}

type BulkActionProps = BulkContentProps & { readonly action: SettingAction };

function BulkAction({ records, action, ...props }: BulkActionProps) {
  const translate = useTranslate();
  const inWords = useWords();
  const { data, error, refetch } = useConcerned(records, action.when);
  const concerned = data?.concerned;
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!concerned) return <ChangeProgress label={translate('changes.selection.reading')} onCancel={props.leave} />;
  return (
    <>
      {concerned.length < records.length && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {translate('changes.bulk.notConcerned', {
            _: inWords(NOT_CONCERNED),
            smart_count: records.length - concerned.length,
          })}
        </Typography>
      )}
      <ConcernedRun {...props} action={action} records={concerned} />
    </>
  );
}

function ConcernedRun({ records, action, leave, ...props }: BulkActionProps) {
  const { address } = useScreen();
  const [changes, setChanges] = useState(() => editChanges(address, records, valuesAt(action.sets, new Date())));
  const run = useChangeRun();
  const preview = useEffectEvent(() => void run.preview(changes, { origin: 'bulkEdit' }));
  useEffect(() => {
    preview();
  }, [changes]);
  return (
    <BulkRunPanel
      {...props}
      changes={changes}
      origin="bulkEdit"
      run={run}
      onCheck={setChanges}
      back={<DialogCancel onClick={leave} />}
    />
  );
}

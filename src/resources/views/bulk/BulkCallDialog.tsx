import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { CallAction } from '../../language/recordActions';
import type { AnyRecord } from '../../language/resourceSchema';
import type { Words } from '../../language/words';
import { actionKey } from '../../registry/translationKeys';
import { ChangeProgress } from '../changes/ChangeProgress';
import { DialogCancel } from '../dialogs/DialogCancel';
import { FormBar } from '../form/FormBar';
import { useTellPlace } from '../form/FormPlace';
import { useNaming } from '../naming/useNaming';
import { FailureAlert } from '../page/FailureAlert';
import { useScreen } from '../ScreenContext';
import { CALL_WORDS, NOT_CONCERNED, TITLE } from './bulkActionWords';
import { BulkDialog, type BulkContentProps, type BulkDialogProps } from './BulkDialog';
import { useCallEach, type CallOutcome } from './useCallEach';
import { useConcerned } from './useConcerned';
import { useUndoSeveral } from './useUndoSeveral';

interface BulkCallDialogProps extends BulkDialogProps {
  readonly name: string;
  readonly action: CallAction;
}

/** Calls a declared action for each selected record: lists the records first, reports each result at the end. */
export default function BulkCallDialog({ name, action, ...props }: BulkCallDialogProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const counted = useCounted();
  const label = translate(actionKey(schema, name));
  const title = (count: number) => counted(TITLE, count, { action: label });
  // State, so that the component keeps its identity while the dialog is open.
  const [Content] = useState(() => (content: BulkContentProps) => (
    <BulkCall {...content} action={action} label={label} />
  ));
  return <BulkDialog {...props} action={name} title={title} Content={Content} />;
}

/** Translates this dialog's texts that contain a count. */
function useCounted() {
  const translate = useTranslate();
  const inWords = useWords();
  return (words: Words, count: number, more: Readonly<Record<string, unknown>> = {}): string =>
    translate('changes.bulk.action', { _: inWords(words), smart_count: count, ...more });
}

type BulkCallProps = BulkContentProps & { readonly action: CallAction; readonly label: string };

function BulkCall({ records, action, ...props }: BulkCallProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const { data, error, refetch } = useConcerned(records, action.when, true);
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return <ChangeProgress label={translate('changes.selection.reading')} onCancel={props.leave} />;
  const others = records.length - data.read.length;
  return (
    <>
      {others > 0 && (
        <Typography variant="body2" sx={{ mb: 1.5 }}>
          {counted(NOT_CONCERNED, others)}
        </Typography>
      )}
      <ConcernedCalls {...props} action={action} concerned={data.read} />
    </>
  );
}

interface ConcernedCallsProps extends Omit<BulkCallProps, 'records'> {
  readonly concerned: readonly AnyRecord[];
}

function ConcernedCalls({ concerned, action, label, selection, onClose, leave }: ConcernedCallsProps) {
  const translate = useTranslate();
  const inWords = useWords();
  const counted = useCounted();
  const refresh = useRefresh();
  const tell = useUndoSeveral();
  const [waiting, setWaiting] = useState(concerned);
  const { run, start, stop } = useCallEach(action);
  const isRunning = run !== undefined && run.outcomes === undefined;
  useTellPlace(isRunning ? 'busy' : 'clean');

  const call = async () => {
    const outcomes = await start(waiting);
    const done = outcomes.filter(({ status }) => status === 'done');
    refresh();
    if (done.length > 0)
      tell(
        counted(CALL_WORDS.done, done.length),
        done.flatMap(({ changeSet }) => changeSet ?? []),
      );
    setWaiting(outcomes.flatMap(({ status, record }) => (status === 'done' ? [] : [record])));
    if (done.length < outcomes.length) return;
    selection.clear();
    onClose();
  };

  if (isRunning)
    return (
      <ChangeProgress
        label={inWords(CALL_WORDS.running)}
        progress={{ finished: run.finished, total: waiting.length }}
        onCancel={stop}
      />
    );
  return (
    <>
      {run?.outcomes ? <Report outcomes={run.outcomes} /> : <Names records={concerned} />}
      <FormBar messages={null}>
        {run?.outcomes || concerned.length === 0 ? (
          <Button color="inherit" onClick={onClose}>
            {translate('changes.bulk.close')}
          </Button>
        ) : (
          <DialogCancel onClick={leave} />
        )}
        {waiting.length > 0 && (
          <Button variant="contained" onClick={() => void call()}>
            {run?.outcomes ? inWords(CALL_WORDS.again) : label}
          </Button>
        )}
      </FormBar>
    </>
  );
}

/** A longer list would not be read. */
const MOST_NAMES = 12;

function Names({ records }: { readonly records: readonly AnyRecord[] }) {
  const counted = useCounted();
  const shown = records.slice(0, MOST_NAMES);
  const nameOf = useNaming(useScreen(), shown);
  return (
    <Box component="ul" sx={LINES}>
      {shown.map((record) => (
        <li key={record.id}>{nameOf(record)}</li>
      ))}
      {records.length > shown.length && <li>{counted(CALL_WORDS.more, records.length - shown.length)}</li>}
    </Box>
  );
}

function Report({ outcomes }: { readonly outcomes: readonly CallOutcome[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const refused = outcomes.filter(({ status }) => status === 'refused');
  const skipped = outcomes.filter(({ status }) => status === 'skipped').length;
  const done = outcomes.length - refused.length - skipped;
  const nameOf = useNaming(
    useScreen(),
    refused.map(({ record }) => record),
  );
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {done > 0 && <Alert severity="success">{counted(CALL_WORDS.done, done)}</Alert>}
      {refused.length > 0 && (
        <Alert severity="error">
          {counted(CALL_WORDS.refused, refused.length)}
          <Box component="ul" sx={LINES}>
            {refused.map(({ record, message }) => (
              <li key={record.id}>
                {nameOf(record)} – {message ?? translate('screens.page.unknownFailure')}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {skipped > 0 && <Alert severity="warning">{counted(CALL_WORDS.stopped, skipped)}</Alert>}
    </Box>
  );
}

const LINES = { m: 0, pl: 2.5, overflowWrap: 'anywhere', maxHeight: 320, overflowY: 'auto' } as const;

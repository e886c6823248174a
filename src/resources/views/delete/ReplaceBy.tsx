import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useState } from 'react';
import type { ChangeCalls } from '../../changes/changes';
import { RecordPicker } from '../../fields/shared/references/RecordPicker';
import type { AnyRecord } from '../../language/resourceSchema';
import { useUndoNotice } from '../changes/useUndoNotice';
import { problemOf } from '../page/problemOf';
import type { UsedBy } from '../../protocol/problem';
import { useScreen } from '../ScreenContext';
import { replacingChanges } from './replacing';
import { useReplaceable } from './useReplaceable';

export interface ReplaceByProps {
  readonly record: AnyRecord;
  readonly references: readonly UsedBy[];
  /** Called after all references are replaced and the record is deleted. */
  readonly onReplaced: () => void;
}

/** Offers to replace a record that is in use by another one and then delete it, in one undoable change set. */
export default function ReplaceBy({ record, references, onReplaced }: ReplaceByProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const calls = useDataProvider<DataProvider & ChangeCalls>();
  const { tell } = useUndoNotice();
  const [other, setOther] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const fields = useReplaceable(references);
  if (!fields) return null;
  const replace = async (to: number) => {
    setWriting(true);
    setFailure(undefined);
    try {
      const changes = await replacingChanges(calls, fields, { address, from: record.id, to });
      const report = await calls.applyChanges(changes, { origin: 'bulkEdit', mode: 'all' });
      if (report.applied) {
        tell(report);
        return onReplaced();
      }
      setFailure(report.rows.find(({ status }) => status === 'refused')?.message ?? '');
    } catch (error) {
      setFailure(problemOf(error).message ?? '');
    }
    return setWriting(false);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {translate('details.delete.replace.text')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <RecordPicker
          resource={schema.name}
          value={other}
          onChange={([id]) => setOther(id === record.id ? null : (id ?? null))}
          textField={{ label: translate('details.delete.replace.by') }}
        />
        <Button
          variant="outlined"
          color="error"
          disabled={other === null}
          loading={isWriting}
          onClick={() => other !== null && void replace(other)}
          sx={{ justifySelf: 'end' }}
        >
          {translate('details.delete.replace.action')}
        </Button>
      </Box>
      {failure !== undefined && (
        <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main' }}>
          {translate('details.delete.replace.failed')} {failure && translate(failure, { _: failure })}
        </Typography>
      )}
    </Box>
  );
}

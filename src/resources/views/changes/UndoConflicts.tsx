import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'ra-core';
import type { ChangeReport } from '../../changes/changes';
import { useNumberFormat } from '../page/useNumberFormat';
import { WrittenName } from './WrittenName';

/** Number of refused rows listed by name. */
const NAMED = 5;

export interface UndoConflictsProps {
  readonly changeSet: number;
  readonly report: ChangeReport;
  readonly onRest: () => void;
}

/** Lists the rows that prevent a revert, and offers to revert the others. */
export function UndoConflicts({ changeSet, report, onRest }: UndoConflictsProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const close = useCloseNotification();
  const refused = report.rows.filter(({ status }) => status === 'refused');
  const rest = report.rows.length - refused.length;
  return (
    <Box>
      {translate('changes.undo.conflicts', { smart_count: refused.length })}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
        {refused.slice(0, NAMED).map(({ index, id, message = 'data.errors.stale' }) => (
          <li key={index}>
            <WrittenName changeSet={changeSet} ordinal={index} id={id} /> — {translate(message, { _: message })}
          </li>
        ))}
        {refused.length > NAMED && (
          <li>{translate('changes.undo.others', { count: format(refused.length - NAMED) })}</li>
        )}
      </Box>
      {rest > 0 && (
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={() => {
            close();
            onRest();
          }}
        >
          {translate('changes.undo.rest', { count: format(rest) })}
        </Button>
      )}
    </Box>
  );
}

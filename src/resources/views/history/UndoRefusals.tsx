import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ChangeReport, ChangeRowEntry } from '../../changes/changes';
import { useNumberFormat } from '../page/useNumberFormat';
import { RecordedName } from './RecordedName';

/** Number of refused records listed by name. */
const NAMED = 20;

export interface UndoRefusalsProps {
  readonly report: ChangeReport;
  readonly rows: readonly ChangeRowEntry[];
}

/** Lists the records that cannot be reverted, with the reasons. */
export function UndoRefusals({ report, rows }: UndoRefusalsProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const byOrdinal = new Map(rows.map((row) => [row.ordinal, row]));
  const refused = report.rows.filter(({ status }) => status === 'refused');
  const others = refused.length - NAMED;
  return (
    <>
      <Typography sx={{ mt: 1 }}>{translate('history.changes.impossible', { smart_count: refused.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {refused.slice(0, NAMED).map(({ index, id, message = 'data.errors.stale' }) => {
          const entry = byOrdinal.get(index);
          return (
            <li key={index}>
              <strong>{entry ? <RecordedName row={entry} /> : `#${id ?? index}`}</strong> —{' '}
              {translate(message, { _: message })}
            </li>
          );
        })}
        {others > 0 && <li>{translate('history.changes.others', { count: format(others) })}</li>}
      </Box>
    </>
  );
}

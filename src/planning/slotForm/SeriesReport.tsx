import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Finding } from '../core/finding';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { SlotReport, SlotRow } from '../source/planSource';

export interface SeriesReportProps {
  readonly report: SlotReport;
  readonly wordsOf: (finding: Finding) => string;
}

/** Maximum number of slots listed. */
const MOST = 30;
const STATUSES = ['changed', 'created', 'deleted', 'unchanged'] as const;

/** Fields that change without a visible difference when a slot joins another series. */
const BELONGING: ReadonlySet<string> = new Set(['periodiciteId']);
/** Fields that findings depend on: if none of them changes, the findings are already known. */
const TELLING: ReadonlySet<string> = new Set([
  ...['salarieId', 'debut', 'fin', 'typeCreneauId', 'sousTypeCreneauId', 'entrepriseId', 'siteId', 'prestationId'],
  ...['etat', 'isForSystem'],
]);

const changes = ({ after = {} }: SlotRow): readonly string[] => Object.keys(after);

/** The status to show: a slot that only joins another series counts as unchanged. */
const statusOf = (row: SlotRow): SlotRow['status'] =>
  row.status === 'changed' && changes(row).every((name) => BELONGING.has(name)) ? 'unchanged' : row.status;

const isTold = (row: SlotRow): boolean =>
  row.status === 'created' || (row.status === 'changed' && changes(row).some((name) => TELLING.has(name)));

const startOf = (row: SlotRow): number | undefined => {
  const debut = row.after?.['debut'] ?? row.before?.['debut'];
  return typeof debut === 'string' ? Date.parse(debut) : undefined;
};

/** Preview of a series change: counts of changed, created and deleted slots, with findings. */
export function SeriesReport({ report: { rows }, wordsOf }: SeriesReportProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const counts = STATUSES.flatMap((status) => {
    const count = rows.filter((row) => statusOf(row) === status).length;
    return count > 0 ? [translate(`recurrence.scope.${status}`, { smart_count: count })] : [];
  });
  const starts = rows
    .filter((row) => statusOf(row) !== 'unchanged')
    .map(startOf)
    .filter((start) => start !== undefined);
  const refused = rows.filter(({ status }) => status === 'refused');
  const warned = rows.filter((row) => isTold(row) && (row.findings?.length ?? 0) > 0);
  const where = (row: SlotRow): string => {
    const start = startOf(row);
    return start === undefined ? '' : formats.date(dayIndexOf(start));
  };
  /** Prefixes the day, unless the text contains it. */
  const line = (day: string, words: string) =>
    words.includes(day) ? words : translate('screens.page.labelled', { label: day, name: words });
  const lines = (list: readonly SlotRow[], say: (row: SlotRow) => string) => (
    <Box component="ul" tabIndex={0} sx={LIST}>
      {list.slice(0, MOST).map((row) => (
        <li key={row.index}>{line(where(row), say(row))}</li>
      ))}
      {list.length > MOST && <li>…</li>}
    </Box>
  );
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2">
        {counts.length > 0 ? counts.join(' · ') : translate('recurrence.scope.nothing')}
      </Typography>
      {starts.length > 1 && (
        <Typography variant="body2" color="text.secondary">
          {formats.period(dayIndexOf(Math.min(...starts)), dayIndexOf(Math.max(...starts)))}
        </Typography>
      )}
      {refused.length > 0 && (
        <Alert severity="error">
          {translate('recurrence.scope.refused', { smart_count: refused.length })}
          {lines(refused, ({ message }) => message ?? '')}
        </Alert>
      )}
      {warned.length > 0 && (
        <Alert severity="warning">
          {translate('recurrence.scope.warned', { smart_count: warned.length })}
          {lines(warned, ({ findings = [] }) => [...new Set(findings.map(wordsOf))].join(' '))}
        </Alert>
      )}
    </Box>
  );
}

const LIST = { m: 0, mt: 0.5, pl: 2, maxHeight: 140, overflow: 'auto' } as const;

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { Collections } from '../../nested/useCollections';
import { useScreen } from '../../ScreenContext';
import { NextSlots } from '../plan/NextSlots';
import { useRecordPlan } from '../plan/useRecordPlan';
import { Card } from './Card';
import { cardSpans, GRID_COLUMNS } from './cardSpans';
import { isState } from './RecordStates';
import { SummaryFields } from './SummaryFields';
import { useCards } from './useCards';
import type { SummaryReading } from './useSummary';

export interface RecordSummaryProps {
  readonly record: AnyRecord;
  /** What it lacks is on its way. */
  readonly isPartial: boolean;
  readonly collections: Collections;
  readonly resume: SummaryReading;
}

/** What one comes for most often: the first fields of the record, and below them the cards of its collections. */
export function RecordSummary({ record, isPartial, collections: { tabs, isKnown }, resume }: RecordSummaryProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const cards = useCards(tabs, resume);
  const plan = useRecordPlan(record.id);
  // States stand beside the title.
  const fields = (schema.summary?.fields ?? []).filter((field) => !isState(schema, field));
  const parts = cards.length + (plan ? 1 : 0);
  if (fields.length === 0 && parts === 0) return null;
  // The page is read before the plan is asked for.
  const isTime =
    isKnown && !resume.isPending && cards.every(({ content, error }) => content !== undefined || Boolean(error));
  return (
    <Paper component="section" variant="outlined" aria-label={translate('details.summary.label')} sx={PANEL}>
      {fields.length > 0 && <SummaryFields fields={fields} record={record} isPartial={isPartial} />}
      {parts > 0 && (
        <Box sx={cardGrid(parts)}>
          {cards.map((shown) => (
            <Card key={shown.name} shown={shown} />
          ))}
          {plan && <NextSlots plan={plan} id={record.id} isTime={isTime} />}
        </Box>
      )}
    </Paper>
  );
}

const PANEL = { mb: 2.5, overflow: 'hidden' } as const;
// One sheet with hairlines: each card draws those above and before it, and the sheet hides the outer ones.
const CARDS = {
  display: 'grid',
  mt: '-1px',
  ml: '-1px',
  '& > *': { borderTop: 1, borderInlineStart: '1px solid', borderColor: 'divider' },
} as const;

const columns = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** The cards without a hole: in rows that are filled where there is room, in two columns or one where there is less. */
const cardGrid = (count: number) => ({
  ...CARDS,
  gridTemplateColumns: { xs: columns(1), sm: columns(Math.min(count, 2)), lg: columns(GRID_COLUMNS) },
  ...Object.fromEntries(
    cardSpans(count).map((span, index) => [
      `& > :nth-of-type(${index + 1})`,
      { gridColumn: { sm: index === count - 1 && count % 2 === 1 ? '1 / -1' : 'auto', lg: `span ${span}` } },
    ]),
  ),
});

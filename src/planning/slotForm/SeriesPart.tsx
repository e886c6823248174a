import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import type { Finding } from '../core/finding';
import { describeRule } from '../core/recurrence/describe';
import type { Slot } from '../core/slot';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import type { PlanIndex } from '../data/checkEdits';
import type { NewSlot } from '../model/plan';
import type { EditedRule } from './editedRule';
import { RecurrencePart, type RecurrencePartProps } from './RecurrencePart';
import { RuleFrame } from './RuleFrame';
import type { RuleScope } from './seriesRule';
import type { SeriesOfSlot } from './useSeries';

export interface SeriesPartProps {
  readonly before: Slot;
  readonly known: SeriesOfSlot;
  /** The edited rule; undefined if it stays the same. */
  readonly edited: EditedRule | undefined;
  readonly onBegin: () => void;
  readonly onKeep: () => void;
  readonly onScope: (scope: RuleScope) => void;
  readonly onRule: RecurrencePartProps['onRule'];
  readonly onChecked: RecurrencePartProps['onChecked'];
  /** The form's slot; undefined if incomplete. */
  readonly slot: NewSlot | undefined;
  readonly index: PlanIndex;
  readonly wordsOf: (finding: Finding) => string;
  readonly isBusy: boolean;
}

const SCOPES: readonly RuleScope[] = ['suivants', 'tous'];

/** The recurrence of a slot's series, and its editing: for this and the following slots, or for all. */
export function SeriesPart(props: SeriesPartProps) {
  const { before, known, edited, slot, index, wordsOf, isBusy, onBegin, onKeep, onScope, onRule, onChecked } = props;
  const translate = useTranslate();
  const region = useRegion();
  const id = useId();
  const { series, isAlone, isPending, error, retry } = known;
  if (isAlone)
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('recurrence.series.alone')}
      </Alert>
    );
  if (!series)
    return (
      <RuleFrame isFirst>
        {isPending && !error ? (
          <Skeleton aria-label={translate('recurrence.series.reading')} />
        ) : (
          <Typography variant="body2">{translate('planning.form.ofSeries')}</Typography>
        )}
        {Boolean(error) && <FailureAlert error={error} onRetry={retry} />}
      </RuleFrame>
    );
  const place = series.ids.indexOf(before.id) + 1;
  return (
    <RuleFrame isFirst>
      <Box sx={SUMMARY}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography color={edited && 'text.secondary'} sx={{ fontWeight: edited ? 400 : 600 }}>
            {describeRule(series.rule, translate, region)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate('recurrence.series.place', { place, total: series.ids.length })}
          </Typography>
        </Box>
        <Button
          size="small"
          disabled={isBusy || !slot}
          aria-expanded={edited !== undefined}
          onClick={() => (edited ? onKeep() : onBegin())}
        >
          {translate(`recurrence.series.${edited ? 'keep' : 'change'}`)}
        </Button>
      </Box>
      {edited && slot && (
        <>
          {place > 1 && (
            <>
              <Typography id={id} variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                {translate('recurrence.series.notOne')}
              </Typography>
              <RadioGroup
                row
                aria-labelledby={id}
                value={edited.scope}
                onChange={(_event, value) => onScope(value as RuleScope)}
                sx={{ mb: 1.5 }}
              >
                {SCOPES.map((one) => (
                  <FormControlLabel
                    key={one}
                    value={one}
                    control={<Radio size="small" />}
                    label={translate(`recurrence.series.${one}`)}
                  />
                ))}
              </RadioGroup>
            </>
          )}
          <RecurrencePart
            rule={edited.draft}
            onRule={onRule}
            onChecked={onChecked}
            slot={slot}
            idOf={series.idOf}
            index={index}
            wordsOf={wordsOf}
          />
        </>
      )}
    </RuleFrame>
  );
}

const SUMMARY = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 } as const;

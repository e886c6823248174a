import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import type { Finding } from '../core/finding';
import { describeRule } from '../core/recurrence/describe';
import { occurrencesOf } from '../core/recurrence/expand';
import { dayIndexOf, dayText, wallOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import type { NewSlot } from '../model/plan';
import { checkedDates, NO_DOUBTS, type CheckedDates } from './checkedDates';
import { OccurrenceList } from './OccurrenceList';
import { completed, type RuleDraft } from './ruleDraft';
import { RuleInputs } from './RuleInputs';
import { SkippedMonths } from './SkippedMonths';
import { useFindings } from './useFindings';
import { useRuleUpdates } from './useRuleUpdates';

export interface RecurrencePartProps {
  readonly rule: RuleDraft;
  readonly onRule: (rule: RuleDraft) => void;
  /** Tells which dates have errors or warnings. */
  readonly onChecked: (dates: CheckedDates) => void;
  readonly slot: NewSlot;
  /** Existing slots of the series by day, which must not clash with its new dates. */
  readonly idOf?: ReadonlyMap<string, number>;
  readonly index: PlanIndex;
  readonly wordsOf: (finding: Finding) => string;
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The recurrence of a slot as a sentence, and its dates with their findings, before anything is saved. */
export function RecurrencePart({
  rule: draft,
  onRule,
  onChecked,
  slot,
  idOf = NONE,
  index,
  wordsOf,
}: RecurrencePartProps) {
  const translate = useTranslate();
  const region = useRegion();
  const duration = wallOf(slot.end) - wallOf(slot.start);
  const draftText = JSON.stringify(draft);
  const rule = useMemo(() => completed(JSON.parse(draftText) as RuleDraft), [draftText]);
  const occurrences = useMemo(() => (rule.ok ? occurrencesOf(rule.value, duration) : rule), [rule, duration]);
  const text = JSON.stringify(slot);
  const slots = useMemo(() => {
    const base = JSON.parse(text) as NewSlot;
    return occurrences.ok
      ? occurrences.value.map((one) => {
          const id = idOf.get(dayText(dayIndexOf(one.start)));
          return { ...base, ...one, ...(id !== undefined && { id }) };
        })
      : [];
  }, [occurrences, text, idOf]);
  const { findings, isChecking } = useFindings(index, slots);
  const dated = checkedDates(slots, findings);
  const checked = JSON.stringify(dated);
  const tell = useEffectEvent(onChecked);
  useEffect(() => {
    tell(JSON.parse(checked) as CheckedDates);
    return () => tell(NO_DOUBTS);
  }, [checked]);
  const dates = slots.map(({ start }, at) => ({ day: dayText(dayIndexOf(start)), own: findings[at] ?? [] }));
  const holidays = useRuleUpdates({ draft, onRule, slot, isNew: idOf === NONE, dates });
  return (
    <>
      <RuleInputs rule={draft} onRule={onRule} />
      {rule.ok && occurrences.ok ? (
        <>
          <Typography sx={{ mt: 2, fontWeight: 600 }} aria-live="polite">
            {describeRule(rule.value, translate, region)}
          </Typography>
          <SkippedMonths
            rule={rule.value}
            onLastDay={() => onRule({ ...draft, pattern: { frequency: 'monthly', on: { day: -1 } } })}
          />
          <OccurrenceList
            occurrences={occurrences.value}
            findings={findings}
            wrong={dated.wrong}
            isChecking={isChecking}
            exceptions={draft.exceptions}
            holidays={holidays}
            wordsOf={wordsOf}
            onExceptions={(exceptions) => onRule({ ...draft, exceptions })}
          />
        </>
      ) : (
        !occurrences.ok && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(`validation.${occurrences.issue.code}`, occurrences.issue.args)}
          </Alert>
        )
      )}
    </>
  );
}

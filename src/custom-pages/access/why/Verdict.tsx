import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ReservedFields } from './ReservedFields';
import { RowLevels } from './RowLevels';
import { RulePart } from './RulePart';
import type { Subject } from './subject';
import type { WhyAnswer } from './useWhy';

export interface VerdictProps {
  readonly name: string;
  readonly subject: Subject;
  readonly answer: WhyAnswer;
}

/** Whether the person may, with each part of the rule. */
export function Verdict({
  name,
  subject,
  answer: { allowed, limited, locked, parts, privateNeeds = [], fields = [], rows = [] },
}: VerdictProps) {
  const translate = useTranslate();
  const free = subject.isPublic ? 'accessPages.why.publicAccess' : 'accessPages.why.free';
  return (
    <section aria-live="polite">
      <Alert severity={allowed ? 'success' : 'warning'} sx={{ mb: 2 }}>
        <strong>
          {translate(allowed ? 'accessPages.why.allowed' : 'accessPages.why.denied', { name, subject: subject.label })}
        </strong>
        {limited && <div>{translate('accessPages.why.limited')}</div>}
        {privateNeeds.length > 0 && (
          <div>{translate('accessPages.why.privateRecords', { rights: privateNeeds.join(', ') })}</div>
        )}
        {locked && <div>{translate('accessPages.why.locked')}</div>}
      </Alert>
      <Typography variant="h3" gutterBottom>
        {translate('accessPages.why.ruleTitle')}
      </Typography>
      {parts.length === 0 && <Typography>{translate(free)}</Typography>}
      {parts.map((part) => (
        <RulePart key={part.part} {...part} />
      ))}
      {rows.length > 0 && <RowLevels levels={rows} />}
      {fields.length > 0 && <ReservedFields fields={fields} />}
    </section>
  );
}

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
  const free = subject.isPublic ? 'access.why.publicAccess' : 'access.why.free';
  return (
    <section aria-live="polite">
      <Alert severity={allowed ? 'success' : 'warning'} sx={{ mb: 2 }}>
        <strong>
          {translate(allowed ? 'access.why.allowed' : 'access.why.denied', { name, subject: subject.label })}
        </strong>
        {limited && <div>{translate('access.why.limited')}</div>}
        {privateNeeds.length > 0 && (
          <div>{translate('access.why.privateRecords', { rights: privateNeeds.join(', ') })}</div>
        )}
        {locked && <div>{translate('access.why.locked')}</div>}
      </Alert>
      <Typography variant="h3" gutterBottom>
        {translate('access.why.ruleTitle')}
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

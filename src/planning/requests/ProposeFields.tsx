import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { dayIndexOf, startOfDay } from '../../resources/fields/shared/zone';
import { DateInput } from '../../resources/fields/shared/dates/DateInput';
import { FieldGrid } from '../../resources/views/form/FieldGrid';
import { useTellPlace } from '../../resources/views/form/FormPlace';
import { useSaveShortcut } from '../../resources/views/form/useSaveShortcut';
import { ProposalBar } from '../../resources/views/requests/ProposalBar';
import { useScreen } from '../../resources/views/ScreenContext';
import { useFormats } from '../calendar/useFormats';
import type { CheckedSlot } from '../core/checks/facts';
import { isWrong, type Finding } from '../core/finding';
import type { PlanIndex } from '../data/checkEdits';
import { useFindingWords } from '../model/useFindingWords';
import { FindingList } from '../slotForm/FindingList';
import { useFindings } from '../slotForm/useFindings';
import { describeProblem } from '../slotForm/describeProblem';
import { PARIS_FORM } from '../slotForm/parisForm';
import { useKeptDuration } from '../slotForm/useKeptDuration';
import { CompanyChoice } from './CompanyChoice';
import {
  changesNothing,
  firstInput,
  proposalIssue,
  proposedSlot,
  type Proposal,
  type ProposalValues,
} from './proposal';

export interface ProposeFieldsProps {
  readonly proposal: Proposal;
  readonly companies: ReadonlyMap<number, string>;
  readonly ownId: number;
  readonly index: PlanIndex;
  readonly isBusy: boolean;
  /** Why the API refused the request. */
  readonly error: unknown;
  readonly onLeave: () => void;
}

const NONE: readonly Finding[] = [];
const TIMES: readonly string[] = ['debut', 'fin'];

/** Inputs of a change request; for a removal only the reason. */
export function ProposeFields({ proposal, companies, ownId, index, isBusy, error, onLeave }: ProposeFieldsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { schema } = useScreen();
  useKeptDuration();
  const { dirtyFields } = useFormState();
  const values = useWatch() as ProposalValues;
  const issue = proposalIssue(proposal, values);
  const isDirty = Object.keys(dirtyFields).length > 0;
  useTellPlace(isBusy ? 'busy' : isDirty ? 'dirty' : 'clean');
  const text = JSON.stringify(proposedSlot(proposal, values, ownId));
  const wanted = useMemo(() => (text === undefined ? [] : [JSON.parse(text) as CheckedSlot]), [text]);
  const { findings } = useFindings(index, wanted);
  const [doubts = NONE] = findings;
  const wordsOf = useFindingWords((id) => index.byId.get(id));
  const isRefused = doubts.some(isWrong);
  const isRemoval = proposal.action === 'Suppression';
  // A change request must change something.
  const isSame = changesNothing(proposal, values);
  const isPast = !isRemoval && Date.parse(values.debut ?? '') < startOfDay(dayIndexOf(Date.now()));
  const box = useRef<HTMLDivElement>(null);
  useSaveShortcut(box, isBusy || isSame || isRefused || issue !== undefined);
  // The focus stays where the person puts it.
  const [focused] = useState(() => firstInput(proposal, values));
  const instead = (name: string) => {
    const spec = schema.fields[name];
    if (name === 'entrepriseId') return <CompanyChoice key={name} companies={companies} disabled={isBusy} />;
    if (!spec || !TIMES.includes(name)) return undefined;
    return (
      <Box key={name} sx={{ minWidth: 0 }}>
        <DateInput
          schema={schema}
          source={name}
          path={[name]}
          spec={spec}
          disabled={isBusy}
          form={PARIS_FORM}
          precision="minute"
          autoFocus={name === focused}
        />
      </Box>
    );
  };
  return (
    <Box ref={box} sx={{ pt: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {isRemoval && `${formats.day(dayIndexOf(proposal.slot.start))}, ${formats.range(proposal.slot)}. `}
        {translate('planningRequests.propose.help')}
      </Typography>
      {isPast && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('planningRequests.propose.past')}
        </Alert>
      )}
      {!isRemoval && (
        <Box sx={{ mb: 2 }}>
          <FieldGrid
            fields={['debut', 'fin', 'typeCreneauId', 'entrepriseId', 'texte', 'motif']}
            isBusy={isBusy}
            focused={focused}
            instead={instead}
          />
        </Box>
      )}
      {isRemoval && <FieldGrid fields={['motif']} isBusy={isBusy} focused="motif" />}
      {/* Before sending, as the planner will see it. */}
      <FindingList findings={doubts} wordsOf={wordsOf} />
      <ProposalBar
        label={translate('planningRequests.propose.send')}
        color={isRemoval ? 'error' : 'primary'}
        isBusy={isBusy}
        isDisabled={issue !== undefined || isSame || isRefused}
        onLeave={onLeave}
        messages={
          <Box role="alert">
            {issue === 'endBeforeStart' && (
              <Alert severity="error" role={undefined}>
                {translate('planningRequests.propose.endBeforeStart')}
              </Alert>
            )}
            {Boolean(error) && (
              <Alert severity="error" role={undefined}>
                {describeProblem(error, translate)}
              </Alert>
            )}
          </Box>
        }
      />
    </Box>
  );
}

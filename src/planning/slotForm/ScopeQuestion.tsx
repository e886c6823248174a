import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Finding } from '../core/finding';
import { usePlanSource } from '../source/usePlanSource';
import type { RuleScope } from './seriesRule';
import { SeriesReport } from './SeriesReport';
import { SERIES_SCOPES, type SeriesScope } from '../core/slotCalls';
import type { SlotCall } from '../source/planSource';
import { useSlotPreview } from './useSlotPreview';

export interface ScopeQuestionProps {
  readonly asks: 'save' | 'remove';
  /** The slot in words, if no form shows it. */
  readonly subject?: string | undefined;
  /** The scope of an edited rule, which leaves no choice. */
  readonly ruleScope: RuleScope | undefined;
  /** The slot is the first of its series, so "following" means the same as "all". */
  readonly isFirst: boolean;
  readonly requestOf: (scope: SeriesScope) => SlotCall | undefined;
  readonly wordsOf: (finding: Finding) => string;
  readonly onAnswer: (scope: SeriesScope) => void;
  readonly onCancel: () => void;
}

export function ScopeQuestion(props: ScopeQuestionProps) {
  const { asks, subject, ruleScope, isFirst, requestOf, wordsOf, onAnswer, onCancel } = props;
  const translate = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<SeriesScope>('un');
  const { seriesScopes } = usePlanSource();
  // A single slot can always be written with the ordinary calls.
  const scopes = SERIES_SCOPES.filter((one) =>
    one === 'suivants' ? !isFirst : one === 'un' || seriesScopes.includes(one),
  );
  const scope = ruleScope ?? chosen;
  const { report, isPending, failure } = useSlotPreview(requestOf(scope));
  const ruleTitle = ruleScope && `recurrence.scope.${isFirst || ruleScope === 'tous' ? 'ruleTous' : 'ruleSuivants'}`;
  return (
    <Dialog open onClose={onCancel} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate(ruleTitle ?? `planning.scope.${asks}`)}</DialogTitle>
      <DialogContent>
        {subject && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {subject}
          </Typography>
        )}
        {ruleScope ? (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {translate('recurrence.series.notOne')}
          </Typography>
        ) : (
          <RadioGroup aria-labelledby={id} value={scope} onChange={(_event, value) => setChosen(value as SeriesScope)}>
            {scopes.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                // The arrows choose at once.
                control={<Radio autoFocus={one === 'un'} />}
                label={translate(`planning.scope.${one}`)}
              />
            ))}
          </RadioGroup>
        )}
        <Box aria-live="polite" sx={{ mt: 1, minHeight: 48 }}>
          {isPending && !report && (
            <Typography variant="body2" color="text.secondary">
              {translate('recurrence.scope.checking')}
            </Typography>
          )}
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {report && asks === 'save' && scope === 'un' && (
            <Typography variant="body2">{translate('recurrence.scope.leaves')}</Typography>
          )}
          {report && <SeriesReport report={report} wordsOf={wordsOf} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {translate('screens.page.cancel')}
        </Button>
        <Button variant="contained" color={asks === 'remove' ? 'error' : 'primary'} onClick={() => onAnswer(scope)}>
          {translate(asks === 'remove' ? 'planning.form.remove' : 'planning.form.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { useAllowed } from '../../../resources/views/access/useAllowed';
import { refusalText } from './refusalText';

const { options } = FichesIncident.fields.etat;

/** The state of an incident, with a button for the next one. */
export function StepBar({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const inWords = useWords();
  const notify = useNotify();
  const client = useQueryClient();
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const mayEdit = useAllowed('edit');
  const [update, { isPending }] = useUpdate<AnyRecord>();
  const at = options.findIndex(({ value }) => value === record['etat']);
  const next = options[at + 1];
  const go = async (etat: string) => {
    const params = { id: record.id, data: { etat }, previousData: record };
    try {
      await update(FichesIncident.name, params, { returnPromise: true });
    } catch (error) {
      notify(refusalText(error), { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: [FichesIncident.name] }, { cancelRefetch: false });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      <Stepper
        activeStep={record['etat'] === 'Cloturee' ? options.length : at}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        aria-label={translate('incidents.followUp.steps')}
        sx={{ flex: '1 1 420px', ...(isNarrow && { '& .MuiStepConnector-root': { ml: 1.5 } }) }}
      >
        {options.map(({ value, label }) => (
          <Step key={value}>
            <StepLabel {...(value === record['etat'] && { 'aria-current': 'step' })}>{inWords(label)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {mayEdit && next && (
        <Button variant="outlined" disabled={isPending} onClick={() => void go(next.value)}>
          {translate('incidents.followUp.next', { state: inWords(next.label) })}
        </Button>
      )}
      {mayEdit && !next && (
        <Button variant="outlined" disabled={isPending} onClick={() => void go('EnAnalyse')}>
          {translate('incidents.followUp.reopen')}
        </Button>
      )}
    </Box>
  );
}

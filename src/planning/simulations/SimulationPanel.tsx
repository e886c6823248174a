// Hand-written: a declaration says what a simulation is, not what it would change in another plan.
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { planAddress } from '../page/urlState';
import { GapsPart } from './GapsPart';
import { useGaps } from './useGaps';
import { useValidations } from './useValidations';
import { ValidatedPart } from './ValidatedPart';

const firstDay = ({ dateDebut }: AnyRecord): number | undefined => {
  const day = typeof dateDebut === 'string' ? dayIndexOfText(dateDebut.slice(0, 10)) : Number.NaN;
  return Number.isNaN(day) ? undefined : day;
};

/** What a simulation would change in the real plan, the validation of all of it or a part, and what was validated. */
export default function SimulationPanel({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const isOpen = record.etat !== 'Validee';
  const simulationId = Number(record.id);
  const gaps = useGaps(simulationId, isOpen);
  const validations = useValidations(simulationId);
  const hasValidations = (validations.data?.length ?? 0) > 0;
  if (!isOpen && !hasValidations) return null;
  const day = firstDay(record);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2">{translate(isOpen ? 'simulations.title' : 'simulations.validatedTitle')}</Typography>
        <Button
          component={LinkBase}
          to={planAddress({ ...(isOpen && { simulationId }), ...(day !== undefined && { day }) })}
          size="small"
          variant="outlined"
          startIcon={<EventOutlined />}
          sx={{ ml: { sm: 'auto' } }}
        >
          {translate('simulations.open')}
        </Button>
      </Box>
      {Boolean(gaps.error) && <FailureAlert error={gaps.error} onRetry={() => void gaps.refetch()} />}
      {isOpen && gaps.data === null && <Typography variant="body2">{translate('simulations.unseen')}</Typography>}
      {isOpen && gaps.isPending && <FieldsSkeleton />}
      {isOpen && gaps.data && <GapsPart gaps={gaps.data} simulationId={simulationId} />}
      {isOpen && hasValidations && (
        <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
          {translate('simulations.validatedTitle')}
        </Typography>
      )}
      {validations.data && <ValidatedPart validations={validations.data} />}
    </Paper>
  );
}

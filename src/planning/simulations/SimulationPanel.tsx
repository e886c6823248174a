// Hand-written: a declaration describes a simulation, but not the changes that it would make to the real plan.
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { isNotOffered } from '../../resources/protocol/notOffered';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { problemOf } from '../../resources/views/page/problemOf';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { planAddress } from '../page/urlState';
import { GapsPart } from './GapsPart';
import { firstDay } from './simulationDays';
import { useGaps } from './useGaps';
import { useValidations } from './useValidations';
import { ValidatedPart } from './ValidatedPart';

/** The changes of a simulation, the validation of all or some of them, and past validations. */
export default function SimulationPanel({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const isOpen = record.etat !== 'Validee';
  const simulationId = Number(record.id);
  const gaps = useGaps(simulationId, isOpen);
  const validations = useValidations(simulationId);
  const hasValidations = (validations.data?.length ?? 0) > 0;
  // Before a validation nothing was noted, which is no answer after it.
  const isReading = validations.isPending || (validations.isFetching && !hasValidations);
  // An API without history, or a reader without the right to it, will refuse again.
  const canRetry =
    validations.isError && !isNotOffered(validations.error) && problemOf(validations.error).status !== 403;
  const heading = useRef<HTMLHeadingElement>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen || !wasOpen) return;
    // The button that had the focus is gone after the validation.
    if (document.activeElement === document.body) heading.current?.focus();
    setWasOpen(false);
  }, [isOpen, wasOpen]);
  const day = firstDay(record);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2">
          {translate(isOpen ? 'simulations.title' : 'simulations.validatedTitle')}
        </Typography>
        <Button
          component={LinkBase}
          to={planAddress({ ...(isOpen && { simulationId }), ...(day !== undefined && { day }) })}
          size="small"
          variant="outlined"
          startIcon={<EventOutlined />}
          sx={{ ml: { sm: 'auto' } }}
        >
          {translate(isOpen ? 'simulations.open' : 'simulations.openReal')}
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
      {!isOpen && isReading && <FieldsSkeleton />}
      {!isOpen && !isReading && !hasValidations && !canRetry && (
        <Typography variant="body2">{translate('simulations.unrecorded')}</Typography>
      )}
      {!isOpen && canRetry && <FailureAlert error={validations.error} onRetry={() => void validations.refetch()} />}
      {validations.data && <ValidatedPart validations={validations.data} />}
    </Paper>
  );
}

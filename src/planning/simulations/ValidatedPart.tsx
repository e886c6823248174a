import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { When } from '../../resources/views/history/When';
import { FieldsSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { GapList } from './GapList';
import { MarkCounts } from './MarkCounts';
import { useSlotWords } from './useSlotWords';
import type { Validation } from './useValidations';

/** Past validations of a simulation: by whom, when, and with which changes. */
export function ValidatedPart({ validations }: { readonly validations: readonly Validation[] }) {
  const translate = useTranslate();
  const all = useMemo(() => validations.flatMap(({ rows }) => rows), [validations]);
  const { wordsOf, isLoading } = useSlotWords(all);
  if (isLoading) return <FieldsSkeleton />;
  return validations.map(({ set, rows, left }) => (
    <Box key={set.id} component="section" sx={{ '& + &': { mt: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 0.5 }}>
        <Typography component="h3" variant="subtitle1">
          {translate('simulations.validatedBy', { name: set.authorName })}
        </Typography>
        <When at={set.at} />
      </Box>
      <MarkCounts rows={rows} />
      <GapList rows={rows} wordsOf={wordsOf} label={translate('simulations.validatedTitle')} />
      {left > 0 && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {translate('simulations.unread', { smart_count: left })}
        </Typography>
      )}
    </Box>
  ));
}

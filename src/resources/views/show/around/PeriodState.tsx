import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { isState } from '../summary/RecordStates';
import { periodWords } from './periodWords';

/** Beside the title, where a nested record without a state stands in its period: `Fin dans 42 jours`. */
export function PeriodState({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const region = useRegion();
  const { schema } = useScreen();
  const hasState = Object.keys(schema.fields).some((field) => isState(schema, field));
  const words = schema.parent && !hasState ? periodWords(schema, record, new Date(), region) : undefined;
  if (!words) return null;
  return (
    <Chip
      component="span"
      color={words.color}
      label={translate(`details.period.${words.key}`, { when: words.when })}
      sx={{ height: 22, alignSelf: 'center' }}
    />
  );
}

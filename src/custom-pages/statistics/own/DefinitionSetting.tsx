// Hand-written: the value of this setting is chosen in a form, and not typed.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { statisticsScreens } from '../../../resources/schemas/statistics/statisticsScreens';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { DefinitionButton } from './DefinitionButton';

/** On the pages of a setting that says what is counted: leads to the form with which it is chosen. */
export default function DefinitionSetting({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const screen = statisticsScreens.find(({ setting }) => setting !== undefined && setting === record['nom']);
  if (!screen) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('statistics.own.chosen')}
      <Box sx={{ mt: 1 }}>
        <DefinitionButton path={screen.path} />
      </Box>
    </Alert>
  );
}

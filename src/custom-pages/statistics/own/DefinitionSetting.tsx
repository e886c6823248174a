// Hand-written: the value of this setting is edited in its own form.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { statisticsScreens } from '../../../resources/schemas/statistics/statisticsScreens';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { DefinitionButton } from './DefinitionButton';

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

import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { fieldKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { fieldRules } from './fieldRules';

export function HelpFields() {
  const translate = useTranslate();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {Object.entries(schema.fields).map(([name, spec]) => {
        const help = spec.help && inLanguage(spec.help, language);
        const rules = fieldRules(spec, language);
        return (
          <Box key={name} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
            <Box component="dt" sx={{ fontWeight: 500 }}>
              {translate(fieldKey(schema, name))}
            </Box>
            {help && (
              <Box component="dd" sx={{ m: 0 }}>
                {help}
              </Box>
            )}
            {rules.length > 0 && (
              <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: 'body2.fontSize' }}>
                {rules.join(' · ')}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { usePermissions } from 'ra-core';
import type { Grants } from '../../access/access';
import { explainRows } from '../../access/rowAccess';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { rightName } from '../../registry/rightName';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { helpWords } from './helpWords';

export function HelpRows() {
  const language = useReaderLanguage();
  const registry = useRegistry();
  const { schema } = useScreen();
  const { permissions } = usePermissions<Grants>();
  if (!permissions) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {explainRows(schema, registry, permissions).map(({ purpose, label, passes, needs }) => (
        <Box component="li" key={`${purpose} ${label[0]}`} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
          {passes ? <CheckIcon fontSize="small" color="success" /> : <LockOutlined fontSize="small" color="disabled" />}
          <span>
            {inLanguage(helpWords[purpose], language)} — {inLanguage(label, language)}
            {needs.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {` — ${inLanguage(helpWords.needs, language)} ${needs.map((one) => rightName(registry.schemas, one, language)).join(', ')}`}
              </Box>
            )}
          </span>
        </Box>
      ))}
    </Box>
  );
}

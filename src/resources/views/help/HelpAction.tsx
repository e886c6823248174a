import CheckIcon from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { ruleOf, type Action } from '../../access/access';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { rightName } from '../../registry/rightName';
import { useOffers } from '../access/useOffers';
import { useAllowed } from '../access/useAllowed';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { helpWords, type HelpWord } from './helpWords';

export function HelpAction({ action }: { readonly action: Action }) {
  const language = useReaderLanguage();
  const { schemas } = useRegistry();
  const { schema } = useScreen();
  const { does } = useOffers();
  const isAllowed = useAllowed(action);
  const word = (name: HelpWord) => inLanguage(helpWords[name], language);
  const { rights = [] } = ruleOf(schema, action);
  const needed = [...new Set(rights.map((right) => rightName(schemas, right, language)))];
  const missing = does(schema, action) ? `${word('needs')} ${needed.join(` ${word('or')} `)}` : word('notHere');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.25 }}>
      {isAllowed ? <CheckIcon fontSize="small" color="success" /> : <LockOutlined fontSize="small" color="disabled" />}
      <span>
        {word(action)}
        <Box component="span" sx={{ color: 'text.secondary' }}>{` — ${isAllowed ? word('yes') : missing}`}</Box>
      </span>
    </Box>
  );
}

import CheckIcon from '@mui/icons-material/Check';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ruleOf, type Action } from '../../access/access';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { colonOf, inLanguage } from '../../language/words';
import { rightName } from '../../registry/rightName';
import { useAllowed } from '../access/useAllowed';
import { useOffers } from '../access/useOffers';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { helpWords, type HelpWord } from './helpWords';

const ACTIONS: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

/** What the person may do, in one sentence; what not, each with its reason. */
export function HelpActions() {
  const language = useReaderLanguage();
  const { schemas } = useRegistry();
  const { schema } = useScreen();
  const { does } = useOffers();
  const allowed: Readonly<Record<Action, boolean>> = {
    list: useAllowed('list'),
    show: useAllowed('show'),
    create: useAllowed('create'),
    edit: useAllowed('edit'),
    delete: useAllowed('delete'),
  };
  const word = (name: HelpWord) => inLanguage(helpWords[name], language);
  const colon = colonOf(language);
  const reason = (action: Action) => {
    if (!does(schema, action)) return word('notHere');
    const rights = (ruleOf(schema, action).rights ?? []).map((right) => rightName(schemas, right, language));
    return `${word('needs')} ${[...new Set(rights)].join(` ${word('or')} `)}`;
  };
  const may = ACTIONS.filter((action) => allowed[action]).map(word);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {may.length > 0 && (
        <Line icon={<CheckIcon fontSize="small" color="success" />}>{`${word('may')}${colon}${may.join(', ')}.`}</Line>
      )}
      {ACTIONS.filter((action) => !allowed[action]).map((action) => (
        <Line key={action} icon={<LockOutlined fontSize="small" color="disabled" />}>
          {`${word('mayNot')} ${word(action)}${colon}${reason(action)}.`}
        </Line>
      ))}
    </Box>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.25 }}>
      {icon}
      <span>{children}</span>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Key } from '../../../resources/views/page/Key';
import { DECISIONS_KEY } from '../../../resources/views/requests/decisionKeys';

/** Says the key that leads to the first decision, where there is a keyboard. */
export function DecisionsHint() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={HINT}>
      <Key>{DECISIONS_KEY}</Key> {translate('shell.home.cards.attente.keys')}
    </Box>
  );
}

const HINT = {
  ...{ display: { xs: 'none', md: 'inline' }, typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' },
  '@media (pointer: coarse)': { display: 'none' },
} as const;

import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Action } from '../../access/access';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { resourceKey } from '../../registry/translationKeys';
import { IconAction } from '../page/IconAction';
import { KeyList } from '../page/KeyList';
import { useScreen } from '../ScreenContext';
import { HelpAction } from './HelpAction';
import { HelpFields } from './HelpFields';
import { HelpRows } from './HelpRows';
import { useWhyAddress } from './WhyContext';
import { helpKeys } from './helpKeys';
import { helpWords, type HelpWord } from './helpWords';

const ACTIONS: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

export interface HelpDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function HelpDrawer({ isOpen, onClose }: HelpDrawerProps) {
  const translate = useTranslate();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  const id = useId();
  const { pathname } = useLocation();
  const why = useWhyAddress()(pathname);
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const word = (name: HelpWord) => inLanguage(helpWords[name], language);
  const part = (name: HelpWord, content: ReactNode) => (
    <Box component="section" aria-label={word(name)} sx={{ mt: 2.5 }}>
      <Typography component="h3" variant="subtitle1" sx={{ mb: 0.5 }}>
        {word(name)}
      </Typography>
      {content}
    </Box>
  );
  // First where there is a keyboard: below the fields they were a page away.
  const keys = part('keys', <KeyList keys={helpKeys(schema, pathname).map(([key, does]) => [key, word(does)])} />);
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 420, maxWidth: '100vw', p: 2 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ flex: 1 }}>
          {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
        </Typography>
        <IconAction label={translate('screens.page.close')} icon={<Close />} onClick={onClose} />
      </Box>
      {schema.help && <Typography sx={{ mt: 0.5 }}>{inLanguage(schema.help, language)}</Typography>}
      {!isTouched && keys}
      {part(
        'mayDo',
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ACTIONS.map((action) => (
              <HelpAction key={action} action={action} />
            ))}
          </Box>
          {why !== undefined && (
            <Link component={LinkBase} to={why} variant="body2" onClick={onClose}>
              {word('why')}
            </Link>
          )}
        </>,
      )}
      {schema.rows && part('whichRows', <HelpRows />)}
      {part('fields', <HelpFields />)}
      {isTouched && keys}
    </Drawer>
  );
}

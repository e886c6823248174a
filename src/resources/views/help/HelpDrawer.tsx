import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
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
import { helpWords, type HelpWord } from './helpWords';

const ACTIONS: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

const KEYS: readonly (readonly [string, HelpWord])[] = [
  ['/', 'search'],
  ['↑ ↓', 'rows'],
  ['␣', 'select'],
  ['A', 'selection'],
  ['Ctrl + Z', 'undo'],
  ['↵', 'open'],
  ['⇧ ← →', 'width'],
  ['J K', 'neighbours'],
  ['E', 'editRecord'],
  ['Ctrl + S', 'save'],
  ['Ctrl + K', 'palette'],
  ['?', 'help'],
];

/** Shown for lists whose cells can be edited in place. */
const CELL_KEYS: readonly (readonly [string, HelpWord])[] = [['F2', 'cell']];

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
  const editing = schema.list.editable ? CELL_KEYS : [];
  const word = (name: HelpWord) => inLanguage(helpWords[name], language);
  const part = (name: HelpWord, content: ReactNode) => (
    <Box component="section" aria-label={word(name)} sx={{ mt: 2.5 }}>
      <Typography component="h3" variant="subtitle1" sx={{ mb: 0.5 }}>
        {word(name)}
      </Typography>
      {content}
    </Box>
  );
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
      {part('keys', <KeyList keys={[...KEYS, ...editing].map(([key, does]) => [key, word(does)])} />)}
    </Drawer>
  );
}

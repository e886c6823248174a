import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { inLanguage, type Words } from '../../resources/language/words';
import { helpWords } from '../../resources/views/help/helpWords';
import { KeyList } from '../../resources/views/page/KeyList';
import { ANSWER_KEYS, DECISIONS_KEY } from '../../resources/views/requests/decisionKeys';
import { shortcutName } from '../palette/shortcut';
import { keyWords } from './keyWords';

const PARTS: readonly (readonly [title: Words, keys: readonly (readonly [key: string, does: Words])[]])[] = [
  [
    keyWords.everywhere,
    [
      [shortcutName(), helpWords.palette],
      ['?', keyWords.keys],
      ['Ctrl + Z', helpWords.undo],
    ],
  ],
  [
    keyWords.decisions,
    [
      [DECISIONS_KEY, keyWords.first],
      ['↑ ↓', keyWords.lines],
      ['↵', keyWords.look],
      [ANSWER_KEYS.Acceptee, keyWords.accept],
      [ANSWER_KEYS.Refusee, keyWords.refuse],
    ],
  ],
  [
    keyWords.lists,
    [
      ['/', helpWords.search],
      ['N', keyWords.create],
      ['↑ ↓, J K', helpWords.rows],
      ['↵', helpWords.open],
      ['␣, X', helpWords.select],
      ['⇧ ↑ ↓, ⇧ J K', helpWords.extend],
      ['E', helpWords.editRow],
    ],
  ],
  [
    keyWords.records,
    [
      ['J K', helpWords.neighbours],
      ['E', helpWords.editRecord],
      ['⎋', helpWords.leaveRecord],
      ['Ctrl + S', helpWords.save],
    ],
  ],
];

export interface KeysDialogProps {
  readonly onClose: () => void;
}

/** The keyboard shortcuts of the product; pages with more of them have their own help. */
export default function KeysDialog({ onClose }: KeysDialogProps) {
  const translate = useTranslate();
  const language = useReaderLanguage();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('shell.bar.keys')}</DialogTitle>
      <DialogContent>
        {PARTS.map(([title, keys]) => (
          <section key={title[0]} aria-label={inLanguage(title, language)}>
            <Typography component="h3" variant="subtitle1" sx={{ mt: 1.5, mb: 0.5 }}>
              {inLanguage(title, language)}
            </Typography>
            <KeyList keys={keys.map(([key, does]) => [key, inLanguage(does, language)])} />
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

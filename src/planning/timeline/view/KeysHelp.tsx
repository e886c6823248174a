import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PlanWords } from '../../model/planWords';

const KEYS = [
  'arrows',
  'rows',
  'ends',
  'open',
  'draw',
  'select',
  'range',
  'all',
  'move',
  'step',
  'resize',
  'clipboard',
  'duplicate',
  'remove',
  'undo',
  'escape',
  'pointer',
] as const;

export interface KeysHelpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly words: PlanWords;
}

/** The keys of the timeline. */
export function KeysHelp({ isOpen, onClose, words: { translate } }: KeysHelpProps) {
  if (!isOpen) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby="tl-keys" maxWidth="sm" fullWidth>
      <DialogTitle id="tl-keys">{translate('timeline.keys.title')}</DialogTitle>
      <DialogContent>
        <dl className="tl-keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>{translate(`timeline.keys.${key}.keys`)}</dt>
              <dd>{translate(`timeline.keys.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

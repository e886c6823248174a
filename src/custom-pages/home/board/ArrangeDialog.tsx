import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Grants } from '../../../resources/access/access';
import { DRAGGED, DragHandle } from '../../../resources/views/page/DragHandle';
import { useDragOrder } from '../../../resources/views/page/useDragOrder';
import { defaultBoard, movedCard, offeredCards, type CardName } from './boardOrder';

interface ArrangeDialogProps {
  readonly held: Grants;
  readonly board: readonly CardName[];
  readonly onBoard: (board: readonly CardName[]) => void;
  readonly onClose: () => void;
}

/** Selects and orders the cards; each change is stored at once. */
export function ArrangeDialog({ held, board, onBoard, onClose }: ArrangeDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { list, order, dragged, begin } = useDragOrder(board, onBoard);
  const left = offeredCards(held).filter((name) => !board.includes(name));
  const toggle = (name: CardName) =>
    onBoard(board.includes(name) ? board.filter((one) => one !== name) : [...board, name]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('shell.home.board.arrange')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{translate('shell.home.board.help')}</DialogContentText>
        <Box ref={list} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {[...order, ...left].map((name) => {
            const title = translate(`shell.home.cards.${name}.title`);
            const place = order.indexOf(name);
            return (
              <Box component="li" key={name} sx={{ ...LINE, ...(dragged === name && DRAGGED) }}>
                {place >= 0 && <DragHandle onGrip={(event) => begin(name, event)} />}
                <FormControlLabel
                  sx={{ flex: 1, mr: 1 }}
                  control={<Checkbox checked={place >= 0} onChange={() => toggle(name)} />}
                  label={title}
                />
                {place >= 0 && (
                  <>
                    <IconButton
                      size="small"
                      disabled={place === 0}
                      aria-label={translate('shell.home.board.up', { title })}
                      onClick={() => onBoard(movedCard(board, name, -1))}
                    >
                      <ArrowUpward fontSize="small" />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={place === board.length - 1}
                      aria-label={translate('shell.home.board.down', { title })}
                      onClick={() => onBoard(movedCard(board, name, 1))}
                    >
                      <ArrowDownward fontSize="small" />
                    </IconButton>
                  </>
                )}
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onBoard(defaultBoard(held))}>
          {translate('shell.home.board.reset')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LINE = { display: 'flex', alignItems: 'center', minHeight: 44 } as const;

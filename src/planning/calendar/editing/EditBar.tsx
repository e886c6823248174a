import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { isWrong } from '../../core/finding';
import type { Command } from '../../timeline/keys/press';
import type { TimelineWords } from '../../timeline/timelineWords';
import type { Editing } from './useEditing';

export interface EditBarProps {
  readonly editing: Editing;
  readonly words: TimelineWords;
  readonly onOpen: (slotId: number) => void;
  readonly onRun: (command: Command) => void;
  /** Whether a pointer drags: then there is nothing to press. */
  readonly isDragging: boolean;
}

const COMMANDS = ['move', 'copy', 'cut', 'duplicate', 'delete'] as const;
const NONE: ReadonlySet<number> = new Set();

/** What can be done with the selected slots, for pointers and fingers: the keys do the same. */
export function EditBar({ editing, words: { translate }, onOpen, onRun, isDragging }: EditBarProps) {
  const { selection, clipboard, held, canWrite } = editing;
  if (isDragging || (selection.size === 0 && !clipboard && !held)) return null;
  const [only] = selection.size === 1 ? [...selection] : [];
  const tone = held?.findings.some(isWrong) ? 'error.main' : held?.warnings.length ? 'warning.main' : undefined;
  return (
    <Box sx={PLACE}>
      <Paper role="toolbar" data-edit-bar aria-label={translate('timeline.toolbar')} elevation={8} sx={BAR}>
        {held ? (
          <>
            <Box sx={{ flex: '1 1 220px', px: 1, borderLeft: 4, borderColor: tone ?? 'transparent' }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {held.place}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {held.warnings.length > 0 ? held.warnings.slice(0, 2).join(' ') : translate('timeline.dropHint')}
              </Typography>
            </Box>
            <Button onClick={() => editing.carry(null)}>{translate('ra.action.cancel')}</Button>
          </>
        ) : (
          <>
            {selection.size > 0 && (
              <Typography variant="body2" sx={{ fontWeight: 600, px: 1 }}>
                {translate('timeline.selected', { smart_count: selection.size })}
              </Typography>
            )}
            {only !== undefined && (
              <Button size="small" onClick={() => onOpen(only)}>
                {translate('timeline.commands.open')}
              </Button>
            )}
            {selection.size > 0 &&
              (canWrite ? COMMANDS : []).map((name) => (
                <Button
                  key={name}
                  size="small"
                  color={name === 'delete' ? 'error' : 'primary'}
                  onClick={() => onRun(name)}
                >
                  {translate(`timeline.commands.${name}`)}
                </Button>
              ))}
            {clipboard && canWrite && (
              <Button size="small" onClick={() => onRun('paste')}>
                {translate('timeline.commands.paste')}
              </Button>
            )}
            {selection.size > 0 && (
              <IconButton
                size="small"
                aria-label={translate('timeline.commands.clear')}
                onClick={() => editing.select(NONE)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </>
        )}
      </Paper>
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  zIndex: 'appBar',
  insetInline: 0,
  bottom: 16,
  px: 1.5,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  displayPrint: 'none',
  // Beside the panel of a slot it stands over the plan alone.
  '@media (min-width:1200px)': { 'body:has([data-beside]) &': { insetInlineEnd: 436 } },
} as const;
const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 0.25,
  maxWidth: 760,
  p: 0.75,
  borderRadius: 3,
  border: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { minWidth: 0, px: 1, minHeight: 34, '@media (pointer: coarse)': { minHeight: 44, px: 0.75 } },
} as const;

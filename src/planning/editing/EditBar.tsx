import type { EditCommand } from './keyMap';
import { visuallyHidden } from '@mui/utils';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import ControlPointDuplicate from '@mui/icons-material/ControlPointDuplicate';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import OpenWith from '@mui/icons-material/OpenWith';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useSyncExternalStore, type ReactNode } from 'react';
import { IconAction } from '../../resources/views/page/IconAction';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { PlanSlot } from '../model/plan';
import { toneOf } from './preview';
import type { Editing } from './useEditing';

export interface EditBarProps {
  readonly editing: Pick<Editing, 'selection' | 'slotOf' | 'select' | 'state' | 'canWrite' | 'obey' | 'preview'>;
  readonly types: ReadonlyMap<number, { readonly libelle: string }>;
  readonly onOpen: (slotId: number) => void;
  readonly onRun: (command: EditCommand) => void;
}

const COMMANDS = ['move', 'copy', 'cut', 'duplicate', 'delete'] as const;
const ICONS = {
  move: <OpenWith />,
  copy: <ContentCopy />,
  cut: <ContentCut />,
  paste: <ContentPaste />,
  duplicate: <ControlPointDuplicate />,
  delete: <DeleteOutlined />,
} as const satisfies Record<EditCommand, ReactNode>;
const NONE: ReadonlySet<number> = new Set();

/** Buttons for the commands on selected slots, for mouse and touch; keys run the same commands. */
export function EditBar({ editing, types, onOpen, onRun }: EditBarProps) {
  const { selection, state, canWrite, preview } = editing;
  const { carrying, clipboard } = state;
  const translate = useTranslate();
  // With a mouse, the slot's card says what it is.
  const isTouched = useMediaQuery(WITHOUT_KEYS, { noSsr: true });
  // A pointer that drags cannot press buttons.
  const isDragging = useSyncExternalStore(preview.subscribe, () => Boolean(preview.get()?.at));
  if (isDragging || (selection.size === 0 && !clipboard && !carrying)) return null;
  const [only] = selection.size === 1 ? [...selection] : [];
  const slot = only === undefined || !isTouched ? undefined : editing.slotOf(only);
  const commands: readonly EditCommand[] = [
    ...(selection.size > 0 && canWrite ? COMMANDS : []),
    ...(clipboard && canWrite ? (['paste'] as const) : []),
  ];
  return (
    <Portal>
      <Box sx={PLACE}>
        <Paper role="toolbar" data-edit-bar aria-label={translate('timeline.toolbar')} elevation={8} sx={BAR}>
          {carrying ? (
            <>
              <CarriedWords preview={preview} />
              <Button onClick={() => editing.obey({ kind: 'cancel' })}>{translate('ra.action.cancel')}</Button>
            </>
          ) : (
            <>
              {slot && <SlotWords slot={slot} type={types.get(slot.typeCreneauId)?.libelle} />}
              {selection.size > 0 && (
                <IconAction
                  label={translate('timeline.commands.clear')}
                  icon={<Close fontSize="inherit" />}
                  onClick={() => editing.select(NONE)}
                />
              )}
              {selection.size > 0 && (
                <Typography variant="body2" sx={slot ? visuallyHidden : { fontWeight: 600, px: 1 }}>
                  {translate('timeline.selected', { smart_count: selection.size })}
                </Typography>
              )}
              {only !== undefined && (
                <Button size="small" variant="outlined" startIcon={<OpenInNew />} onClick={() => onOpen(only)}>
                  {translate('timeline.commands.open')}
                </Button>
              )}
              {commands.map((name) => (
                <Button
                  key={name}
                  size="small"
                  variant="outlined"
                  startIcon={ICONS[name]}
                  color={name === 'delete' ? 'error' : 'primary'}
                  onClick={() => onRun(name)}
                >
                  {translate(`timeline.commands.${name}`)}
                </Button>
              ))}
            </>
          )}
        </Paper>
      </Box>
    </Portal>
  );
}

interface SlotWordsProps {
  readonly slot: PlanSlot;
  readonly type: string | undefined;
}

/** Day, times, type and company of the only selected slot, which the few pixels of a phone's plan do not show. */
function SlotWords({ slot, type }: SlotWordsProps) {
  const formats = useFormats();
  const { start, title } = slot;
  return (
    <Typography component="div" variant="body2" sx={WORDS}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {`${formats.shortDay(dayIndexOf(start))}, ${formats.range(slot)}`}
      {type !== undefined && type !== title && ` · ${type}`}
    </Typography>
  );
}

const TONES = { wrong: 'error.main', unwise: 'warning.main' } as const;

/** The target of the carried slots, and the warnings there. */
function CarriedWords({ preview: store }: Pick<Editing, 'preview'>) {
  const translate = useTranslate();
  const { place, warnings = [] } = useSyncExternalStore(store.subscribe, store.get) ?? {};
  const tone = toneOf(warnings);
  return (
    <Box sx={{ flex: '1 1 220px', px: 1, borderLeft: 4, borderColor: tone ? TONES[tone] : 'transparent' }}>
      <Typography variant="body2" sx={{ fontWeight: 500 }}>
        {place}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {warnings.length > 0
          ? warnings
              .slice(0, 2)
              .map(({ text }) => text)
              .join(' ')
          : translate('timeline.dropHint')}
      </Typography>
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
  // Do not cover the slot's panel over the plan.
  '@media (min-width:1200px)': {
    'body:has([data-panel-side="right"] > [data-beside]) &': { right: 436 },
    'body:has([data-panel-side="left"] > [data-beside]) &': { left: 660 },
  },
} as const;
const WORDS = { flex: '1 0 100%', px: 1, pt: 0.25, minWidth: 0, overflowWrap: 'anywhere' } as const;
const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 0.75,
  maxWidth: 920,
  p: 0.75,
  borderRadius: '8px',
  border: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { minWidth: 0, px: 1, minHeight: 34, '@media (pointer: coarse)': { minHeight: 44, px: 0.75 } },
} as const;

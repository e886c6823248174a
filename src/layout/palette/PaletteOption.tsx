import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { SchemaIcon } from '../../theme/icons';
import { Key } from '../../resources/views/page/Key';
import type { Command } from './commands';
import { markedParts } from './markedParts';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';

export interface PaletteOptionProps {
  readonly id: string;
  readonly command: Command;
  /** The search, whose letters are marked. */
  readonly query: string;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: (inTab: boolean) => void;
}

/** An option. The focus stays in the input; the selected option is marked and scrolled into view. */
export function PaletteOption({ id, command, query, chosen, onPoint, onRun }: PaletteOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const drawn = command.isAll ? <Search /> : command.drawn;
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <Box
      ref={ref}
      id={id}
      role="option"
      aria-selected={chosen}
      onMouseMove={onPoint}
      onClick={({ ctrlKey, metaKey }) => onRun(ctrlKey || metaKey)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1.25,
        py: 0.75,
        minHeight: 36,
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: chosen ? 'primary.soft' : undefined,
        color: chosen ? 'primary.onSoft' : command.isAll ? 'primary.main' : 'text.primary',
      }}
    >
      {drawn ? (
        <Box component="span" aria-hidden sx={{ display: 'flex', opacity: 0.8, '& svg': { fontSize: '1.25rem' } }}>
          {drawn}
        </Box>
      ) : (
        <SchemaIcon name={command.icon} sx={{ opacity: 0.8 }} />
      )}
      <Box component="span" sx={{ ...NAME, maxWidth: command.detail ? 'calc(100% - 130px)' : 'calc(100% - 30px)' }}>
        {markedParts(command.label, query).map(({ text, isMatch }, place) =>
          isMatch ? <b key={`${place} ${text}`}>{text}</b> : text,
        )}
      </Box>
      {command.detail && (
        <Box component="span" sx={{ ...DETAIL, color: chosen ? 'inherit' : 'text.secondary' }}>
          {command.detail}
        </Box>
      )}
      {command.keys && command.group === 'here' && (
        <Box component="span" sx={{ ml: command.detail ? 0 : 'auto', [`@media ${WITHOUT_KEYS}`]: { display: 'none' } }}>
          <Key>{command.keys}</Key>
        </Box>
      )}
    </Box>
  );
}

const ONE_LINE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const DETAIL = { ...ONE_LINE, typography: 'caption', ml: 'auto' } as const;

/** Cut last, so that similar names can be told apart; leaves room for the icon and a short detail. */
const NAME = {
  ...ONE_LINE,
  flexShrink: 0,
  // A phone has room for more lines.
  [`@media ${WITHOUT_KEYS}`]: {
    whiteSpace: 'normal',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    flexShrink: 1,
  },
  // Weight shows without colours too.
  '& b': { fontWeight: 700 },
} as const;

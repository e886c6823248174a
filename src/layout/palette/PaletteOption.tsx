import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { SchemaIcon } from '../../theme/icons';
import type { Command } from './commands';

export interface PaletteOptionProps {
  readonly id: string;
  readonly command: Command;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

/** An option. The focus stays in the input; the selected option is marked and scrolled into view. */
export function PaletteOption({ id, command, chosen, onPoint, onRun }: PaletteOptionProps) {
  const ref = useRef<HTMLDivElement>(null);
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
      onClick={onRun}
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
        color: chosen ? 'primary.onSoft' : 'text.primary',
      }}
    >
      <SchemaIcon name={command.icon} sx={{ opacity: 0.8 }} />
      <Box
        component="span"
        sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {command.label}
      </Box>
      {command.detail && (
        <Box
          component="span"
          sx={{ typography: 'caption', color: chosen ? 'inherit' : 'text.secondary', flexShrink: 0 }}
        >
          {command.detail}
        </Box>
      )}
    </Box>
  );
}

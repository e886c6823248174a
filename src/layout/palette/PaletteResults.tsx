import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Command, CommandGroup } from './commands';
import { optionId } from './optionId';
import { PaletteOption } from './PaletteOption';

export interface PaletteResultsProps {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly chosen: number;
  readonly onPoint: (index: number) => void;
  readonly onRun: (index: number) => void;
}

/** The list of options, with a heading per group, in the order of `commands`. */
export function PaletteResults({ id, commands, chosen, onPoint, onRun }: PaletteResultsProps) {
  const translate = useTranslate();
  const groups: readonly CommandGroup[] = [...new Set(commands.map(({ group }) => group))];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('shell.palette.results')}
      sx={{ overflowY: 'auto', px: 1, pb: 1, flex: 1, minHeight: 0 }}
    >
      {groups.map((group) => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Box
            id={`${id}-${group}`}
            sx={{ typography: 'overline', color: 'text.secondary', px: 1.25, pt: 1.25, pb: 0.25 }}
          >
            {translate(`shell.palette.groups.${group}`)}
          </Box>
          {commands.map((command, index) =>
            command.group === group ? (
              <PaletteOption
                key={command.id}
                id={optionId(id, index)}
                command={command}
                chosen={index === chosen}
                onPoint={() => onPoint(index)}
                onRun={() => onRun(index)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

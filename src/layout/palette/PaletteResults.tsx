import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Command } from './commands';
import { optionId } from './optionId';
import { PaletteOption } from './PaletteOption';

export interface PaletteResultsProps {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly query: string;
  readonly chosen: number;
  readonly onPoint: (index: number) => void;
  /** @param inTab opens a page in a new tab */
  readonly onRun: (index: number, inTab: boolean) => void;
}

/** Records stand under the name of their kind. */
const headingOf = ({ heading, group }: Command): string => heading ?? group;

/** The list of options, with a heading per group, in the order of `commands`. */
export function PaletteResults({ id, commands, query, chosen, onPoint, onRun }: PaletteResultsProps) {
  const translate = useTranslate();
  const groups = [...new Map(commands.map((command) => [headingOf(command), command])).values()];
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('shell.palette.results')}
      sx={{ overflowY: 'auto', px: 1, pb: 1, flex: 1, minHeight: 0 }}
    >
      {groups.map(({ group, heading = translate(`shell.palette.groups.${group}`) }, place) => (
        <Box key={heading} role="group" aria-labelledby={`${id}-group-${place}`}>
          <Box
            id={`${id}-group-${place}`}
            sx={{ typography: 'overline', color: 'text.secondary', px: 1.25, pt: 1.25, pb: 0.25 }}
          >
            {heading}
          </Box>
          {commands.map((command, index) =>
            headingOf(command) === headingOf(groups[place] ?? command) ? (
              <PaletteOption
                key={command.id}
                id={optionId(id, index)}
                command={command}
                query={query}
                chosen={index === chosen}
                onPoint={() => onPoint(index)}
                onRun={(inTab) => onRun(index, inTab)}
              />
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { moveAlongTabs } from './moveAlongTabs';
import { TabLink } from './TabLink';
import type { EntryGroup } from './tabEntries';
import { groupStyles } from './tabStyles';

export interface TabListProps {
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly open: string | undefined;
  readonly vertical: boolean;
  readonly prefix: string;
}

/** Tablist, vertical or horizontal. Enter and Space open a tab; the container of vertical ones moves the focus. */
export function TabList({ label: name, groups, open, vertical, prefix }: TabListProps) {
  return (
    <Box
      role="tablist"
      aria-label={name}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      onKeyDown={vertical ? undefined : (event) => moveAlongTabs(event, false)}
      sx={vertical ? BESIDE : ABOVE}
    >
      {groups.map(({ label, entries }, index) => (
        <Fragment key={label ?? index}>
          {label && vertical && (
            <Box className="tab-group" sx={groupStyles}>
              {label}
            </Box>
          )}
          {entries.map((entry) => (
            <TabLink
              key={entry.slug ?? ''}
              entry={entry}
              isOpen={entry.slug === open}
              vertical={vertical}
              prefix={prefix}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

const BESIDE = { display: 'flex', flexDirection: 'column' } as const;
const ABOVE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

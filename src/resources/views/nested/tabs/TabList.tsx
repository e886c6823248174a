import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Fragment, useRef, type KeyboardEvent } from 'react';
import { TabLink } from './TabLink';
import { nextTab, type EntryGroup } from './tabEntries';

export interface TabListProps {
  readonly groups: readonly EntryGroup[];
  readonly open: string | undefined;
  readonly vertical: boolean;
  readonly prefix: string;
}

/** Tablist, vertical or horizontal. Arrows move the focus; Enter and Space open a tab. */
export function TabList({ groups, open, vertical, prefix }: TabListProps) {
  const translate = useTranslate();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const current = tabs.findIndex((tab) => tab === event.target);
    const next = current < 0 ? undefined : nextTab(event.key, vertical, current, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={translate('details.tabs')}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      onKeyDown={move}
      sx={vertical ? BESIDE : ABOVE}
    >
      {groups.map(({ label, entries }, index) => (
        <Fragment key={label ?? index}>
          {label && vertical && (
            <Typography component="div" variant="overline" sx={GROUP}>
              {label}
            </Typography>
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

const GROUP = { px: 1, pt: 1, pb: 0, color: 'text.secondary', display: 'block' } as const;
const BESIDE = { display: 'flex', flexDirection: 'column' } as const;
const ABOVE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

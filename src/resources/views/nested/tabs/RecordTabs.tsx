import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { tabGroupKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import type { SummaryReading } from '../../show/summary/useSummary';
import { useOnline } from '../../page/useOnline';
import { CollectionPanel } from '../CollectionPanel';
import { groupTabs, type CollectionTab } from '../collections';
import { useCollectionName } from '../useCollectionName';
import { useOpenTab } from '../useOpenTab';
import { entryGroups, tabId } from './tabEntries';
import { TabList } from './TabList';
import { TabsBeside } from './TabsBeside';
import { TabSelect } from './TabSelect';
import { useTabCounts } from './useTabCounts';

/** With more tabs than this, they are grouped beside the content. */
const FEW = 6;
const VERY_FEW = 1;

export interface RecordTabsProps {
  readonly tabs: readonly CollectionTab[];
  readonly resume: SummaryReading;
  readonly children: ReactNode;
}

/** Tabs of a details page: fields first, then child collections. The open one is in the query string. */
export function RecordTabs({ tabs, resume, children }: RecordTabsProps) {
  const translate = useTranslate();
  const nameOf = useCollectionName();
  const { schema } = useScreen();
  const prefix = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const counts = useTabCounts(tabs, resume);
  const isOnline = useOnline();
  const { slug, isRevealed } = useOpenTab();
  const open = tabs.find((tab) => tab.slug === slug);
  const openSlug = open?.slug;

  useEffect(() => {
    if (isRevealed) panel.current?.focus();
  }, [isRevealed, openSlug]);

  const groups = entryGroups(translate('details.information'), groupTabs(schema, tabs), {
    ofGroup: (name) => translate(tabGroupKey(schema, name)),
    ofTab: (tab) => ({
      label: nameOf(tab.schema),
      count: counts.of(tab),
      isRare: tab.schema.tab?.rare === true || resume.resume?.counts[tab.schema.name] === 0,
    }),
  });
  const list = { label: translate('details.tabs'), groups, open: openSlug, prefix };
  const isSelect = !isWide && tabs.length > VERY_FEW;
  const isBeside = isWide && tabs.length > FEW;
  return (
    <Box sx={isBeside ? BESIDE : undefined}>
      <Box className={isBeside || isSelect ? undefined : 'record-tabs'} sx={isBeside ? STICKY : ABOVE}>
        {isSelect ? (
          <TabSelect groups={groups} open={openSlug} />
        ) : isBeside ? (
          <TabsBeside {...list} isComing={resume.isPending && isOnline} />
        ) : (
          <TabList {...list} vertical={false} />
        )}
      </Box>
      <Box
        ref={panel}
        id={`${prefix}-panel`}
        role={isSelect ? undefined : 'tabpanel'}
        aria-labelledby={isSelect ? undefined : tabId(prefix, openSlug)}
        tabIndex={-1}
        sx={{ minWidth: 0, outline: 'none', scrollMarginTop: 12 }}
      >
        {open ? <CollectionPanel key={open.slug} tab={open} onTotal={counts.report} /> : children}
      </Box>
    </Box>
  );
}

const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '204px minmax(0, 1fr)',
  columnGap: 2.5,
  alignItems: 'start',
  '@media print': { display: 'block' },
} as const;
const ABOVE = { mb: 2, displayPrint: 'none' } as const;
// Below the app bar and the record's head; scrolls on its own if the tabs exceed the window.
const STICKY = {
  position: 'sticky',
  top: 'calc(var(--bar-reach, 0px) + var(--head-reach, 0px) + 4px)',
  maxHeight: 'calc(100dvh - var(--bar-reach, 0px) - var(--head-reach, 0px) - 20px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  p: '3px',
  m: '-3px',
  displayPrint: 'none',
} as const;

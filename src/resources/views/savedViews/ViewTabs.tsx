import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { AnyRecord } from '../../language/types';
import { nextTab } from '../nested/tabs/tabEntries';
import { IconAction } from '../page/IconAction';
import { useScreen } from '../ScreenContext';
import { useFittingTabs } from './useFittingTabs';
import type { OpenView } from './useOpenView';
import type { SavedViews } from './useSavedViews';
import { useShownView } from './useShownView';
import { useViewEdits } from './useViewEdits';
import { isSameView, readView } from './viewContent';

/** More than these are found in the menu alone. */
const MOST = 12;

interface ViewTabsProps {
  readonly views: SavedViews;
  readonly open: OpenView;
  readonly onCreate: () => void;
  /** What stands at the end of the line. @param isHidden the active view has no room among the tabs */
  readonly children: (isHidden: boolean) => ReactNode;
}

/** The saved views of a list as tabs, after the whole list; those without room are in the menu beside them. */
export function ViewTabs({ views: { mine, shared }, open, onCreate, children }: ViewTabsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [shown, show] = useShownView();
  const { sayUnreadable } = useViewEdits();
  const strip = useRef<HTMLDivElement>(null);
  const all = [...mine, ...shared];
  const isShown = (view: AnyRecord) => {
    const content = readView(schema, view.contenu);
    return content !== undefined && isSameView(content, shown);
  };
  const active = all.find(isShown) ?? all.find(({ nom }) => nom === open.name);
  const tabs: readonly (AnyRecord | undefined)[] = [undefined, ...all.slice(0, MOST)];
  const labels = tabs.map((view) =>
    [
      view ? String(view.nom) : translate('savedViews.all'),
      ...(view && view === active && open.isChanged ? [translate('savedViews.changed')] : []),
    ].join('\u00a0'),
  );
  const fitting = useFittingTabs(strip, labels.join('\n'));
  const reachable = tabs.slice(0, fitting);
  const at = reachable.indexOf(active);
  const onKeyDown = (event: KeyboardEvent) => {
    const elements = [...(strip.current?.children ?? [])] as HTMLElement[];
    const to = nextTab(event.key, false, elements.indexOf(event.target as HTMLElement), reachable.length);
    if (to === undefined) return;
    event.preventDefault();
    elements[to]?.focus();
  };
  const choose = (view: AnyRecord | undefined) => {
    if (!view) return open.close();
    const content = readView(schema, view.contenu);
    if (!content) return sayUnreadable();
    open.setOpen(view);
    return show(content);
  };
  const isNew = Object.keys(shown.filter).length > 0 && !all.some(isShown);
  return (
    <Box sx={LINE}>
      <Box ref={strip} role="tablist" aria-label={translate('savedViews.title')} onKeyDown={onKeyDown} sx={STRIP}>
        {tabs.map((view, index) => (
          <button
            key={view?.id ?? 0}
            type="button"
            role="tab"
            aria-selected={view === active}
            // One stop of the tabulator for all of them.
            tabIndex={index === Math.max(0, at) ? 0 : -1}
            title={labels[index]}
            style={index < fitting ? undefined : HIDDEN}
            onClick={() => choose(view)}
          >
            {labels[index]}
          </button>
        ))}
      </Box>
      {isNew && (
        <IconAction label={translate('savedViews.save')} icon={<AddIcon fontSize="small" />} onClick={onCreate} />
      )}
      {children(at < 0)}
    </Box>
  );
}

/** It keeps its place in the hidden line, where it is measured, and takes neither focus nor voice. */
const HIDDEN = { visibility: 'hidden' } as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const STRIP = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  height: 34,
  '& > button': {
    flex: 'none',
    height: 34,
    maxWidth: 220,
    px: 1.5,
    border: 0,
    borderBottom: '2px solid transparent',
    bgcolor: 'transparent',
    color: 'text.secondary',
    font: 'inherit',
    fontSize: 'body1.fontSize',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    // Within the strip, which cuts what stands out of it.
    '&:focus-visible': { outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  },
  '& > [aria-selected=true]': { color: 'primary.main', borderColor: 'currentColor', fontWeight: 500 },
  '@media (forced-colors: active)': { '& > [aria-selected=true]': { borderColor: 'Highlight' } },
  // A finger needs more than a pointer.
  '@media (pointer: coarse)': { '&, & > button': { height: 44 } },
} as const;

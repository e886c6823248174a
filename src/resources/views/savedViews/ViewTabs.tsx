import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, type KeyboardEvent, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { nextTab } from '../nested/tabs/tabEntries';
import { IconAction } from '../page/IconAction';
import { useScreen } from '../ScreenContext';
import type { OpenView } from './useOpenView';
import type { SavedViews } from './useSavedViews';
import { useShownView } from './useShownView';
import { useViewEdits } from './useViewEdits';
import { isSameView, readView } from './viewContent';
import { HIDDEN, LINE, STRIP } from './viewTabStyles';

/** Number of tabs that fit on the first line of the strip. */
function useFittingTabs(strip: RefObject<HTMLElement | null>, names: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => {
      const tabs = [...element.children] as HTMLElement[];
      const wrapped = tabs.findIndex((tab) => tab.offsetTop > (tabs[0]?.offsetTop ?? 0));
      setCount(wrapped < 0 ? tabs.length : wrapped);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, names]);
  return count;
}

/** Further views are only in the menu. */
const MOST = 12;

interface ViewTabsProps {
  readonly isShown: boolean;
  readonly views: SavedViews;
  readonly open: OpenView;
  readonly onCreate: () => void;
  readonly onMore: () => void;
  /** The button beside the tabs. @param isHidden the active view does not fit among the tabs */
  readonly children: (isHidden: boolean) => ReactNode;
}

/** Saved views as tabs, after "all"; those that do not fit are in the menu. */
export function ViewTabs({ isShown, views: { mine, shared }, open, onCreate, onMore, children }: ViewTabsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [shown, show] = useShownView();
  const { sayUnreadable } = useViewEdits();
  const strip = useRef<HTMLDivElement>(null);
  const all = [...mine, ...shared];
  const isOpen = (view: AnyRecord) => {
    const content = readView(schema, view.contenu);
    return content !== undefined && isSameView(content, shown);
  };
  const active = all.find(isOpen) ?? all.find(({ nom }) => nom === open.name);
  const tabs: readonly (AnyRecord | undefined)[] = [undefined, ...all.slice(0, MOST)];
  const labels = tabs.map((view) =>
    [
      view ? String(view.nom) : translate('savedViews.all'),
      ...(view && view === active && open.isChanged ? [translate('savedViews.changed')] : []),
    ].join('\u00a0'),
  );
  const fitting = useFittingTabs(strip, isShown ? labels.join('\n') : '');
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
  const hidden = 1 + all.length - reachable.length;
  const isNew = Object.keys(shown.filter).length > 0 && !all.some(isOpen);
  return (
    <>
      {isShown && (
        <Box className="view-tabs" sx={LINE}>
          <Box ref={strip} role="tablist" aria-label={translate('savedViews.title')} onKeyDown={onKeyDown} sx={STRIP}>
            {tabs.map((view, index) => (
              <button
                key={view?.id ?? 0}
                type="button"
                role="tab"
                aria-selected={view === active}
                // Roving focus: a single tab stop.
                tabIndex={index === Math.max(0, at) ? 0 : -1}
                title={labels[index]}
                style={index < fitting ? undefined : HIDDEN}
                onClick={() => choose(view)}
              >
                {labels[index]}
              </button>
            ))}
          </Box>
          {hidden > 0 && (
            <Button size="small" color="inherit" aria-haspopup="dialog" onClick={onMore} sx={{ flex: 'none' }}>
              {translate('savedViews.more', { smart_count: hidden })}
            </Button>
          )}
          {isNew && (
            <IconAction label={translate('savedViews.save')} icon={<AddIcon fontSize="small" />} onClick={onCreate} />
          )}
        </Box>
      )}
      {children(!isShown || at < 0)}
    </>
  );
}

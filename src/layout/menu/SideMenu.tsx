import Box from '@mui/material/Box';
import { useEvent, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LinkHost } from '../../resources/views/page/PlainLink';
import { useMoreBelow } from '../../resources/views/list/table/useMoreAside';
import { useMenuGroups, useMenuPins } from '../preferences/preferences';
import { MenuFilter } from './MenuFilter';
import { MenuGroupList } from './MenuGroupList';
import { MenuSkeleton } from './MenuSkeleton';
import { onMenuFocus, onMenuKey, placeMenuStop } from './menuKeys';
import { menuStyles } from './menuStyles';
import { isCurrent } from './menuTree';
import { countOf, filteredMenu, MOST_SEEN, openGroups, pinnedLinks } from './shownMenu';
import { useMenu } from './useMenu';

export interface SideMenuProps {
  readonly collapsed?: boolean;
  /** Called when an entry is followed, to close the drawer. */
  readonly onFollow?: () => void;
}

/** Key of the group of pinned entries. */
const PINS = 'pins';

/** The menu as a column, beside the page or in the drawer. */
export function SideMenu({ collapsed = false, onFollow }: SideMenuProps) {
  const translate = useTranslate();
  const menu = useMenu();
  const { pathname } = useLocation();
  const [choices, setChoices] = useMenuGroups();
  const [pins, setPins] = useMenuPins();
  const [typed, setTyped] = useState('');
  const isFiltered = !collapsed && typed.trim() !== '';
  const pinned = useMemo(() => pinnedLinks(menu ?? [], pins), [menu, pins]);
  const open = useMemo(() => openGroups(menu ?? [], choices, pinned.length), [menu, choices, pinned.length]);
  const onPin = useCallback(
    (path: string) =>
      setPins((before) => (before.includes(path) ? before.filter((one) => one !== path) : [...before, path])),
    [setPins],
  );
  const sections = useMemo(() => {
    if (!menu) return [];
    if (isFiltered) return filteredMenu(menu, typed);
    const mine = { group: PINS, label: translate('shell.menu.pins'), links: pinned } as const;
    const [first, ...others] = menu;
    const begin = first?.group === null ? [first] : [];
    return [...begin, ...(pinned.length > 0 ? [mine] : []), ...(begin.length > 0 ? others : menu)];
  }, [menu, isFiltered, typed, pinned, translate]);
  const toggle = useCallback(
    (group: string, isOpen: boolean) => setChoices((before) => ({ ...before, [group]: isOpen })),
    [setChoices],
  );
  const follow = useCallback(() => {
    setTyped('');
    onFollow?.();
  }, [onFollow]);
  const navigate = useNavigate();
  const go = useEvent((path: string) => {
    void navigate(path);
    follow();
  });
  const nav = useRef<HTMLElement>(null);
  useMoreBelow(nav);
  // After each render, because entries come and go with the filter, the groups and the pins.
  useEffect(() => {
    if (nav.current) placeMenuStop(nav.current);
  });
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={translate('shell.menu.label')}
      data-keys={collapsed ? undefined : translate('shell.menu.keys')}
      sx={menuStyles}
      onKeyDown={onMenuKey}
      onFocus={onMenuFocus}
      onBlur={onMenuFocus}
    >
      {menu ? (
        <LinkHost>
          {!collapsed && countOf(menu) > MOST_SEEN && (
            <MenuFilter typed={typed} onTyped={setTyped} found={isFiltered ? sections : undefined} onFollow={go} />
          )}
          {sections.map((section) => {
            const group = section.group;
            const isOpen = isFiltered || group === null || group === PINS || open.has(group);
            return (
              <MenuGroupList
                key={group ?? ''}
                section={section}
                isOpen={isOpen}
                pins={pins}
                onPin={onPin}
                pathname={section.links.some((link) => isCurrent(link, pathname)) ? pathname : ''}
                onToggle={group === null || group === PINS || isFiltered ? undefined : toggle}
                collapsed={collapsed}
                onFollow={follow}
              />
            );
          })}
        </LinkHost>
      ) : (
        <MenuSkeleton collapsed={collapsed} />
      )}
    </Box>
  );
}

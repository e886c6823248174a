import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useMenuGroups, useMenuPins } from '../preferences/preferences';
import { MenuFilter } from './MenuFilter';
import { MenuGroupList } from './MenuGroupList';
import { MenuSkeleton } from './MenuSkeleton';
import { menuStyles } from './menuStyles';
import { countOf, filteredMenu, MOST_SEEN, openGroups, pinnedLinks } from './shownMenu';
import { useMenu } from './useMenu';

export interface SideMenuProps {
  readonly collapsed?: boolean;
  /** Called when an entry is followed: the drawer of a telephone closes. */
  readonly onFollow?: () => void;
}

/** The group of what the reader has pinned. */
const PINS = 'pins';

/** The menu as a column: beside the page, or in the drawer of a small screen. */
export function SideMenu({ collapsed = false, onFollow }: SideMenuProps) {
  const translate = useTranslate();
  const menu = useMenu();
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
  const follow = useCallback(() => {
    setTyped('');
    onFollow?.();
  }, [onFollow]);
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={menuStyles}>
      {menu ? (
        <>
          {!collapsed && countOf(menu) > MOST_SEEN && (
            <MenuFilter typed={typed} onTyped={setTyped} found={isFiltered ? sections : undefined} onFollow={follow} />
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
                onToggle={
                  group === null || group === PINS || isFiltered
                    ? undefined
                    : () => setChoices({ ...choices, [group]: !isOpen })
                }
                collapsed={collapsed}
                onFollow={follow}
              />
            );
          })}
        </>
      ) : (
        <MenuSkeleton collapsed={collapsed} />
      )}
    </Box>
  );
}

import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import { useTranslate } from 'ra-core';
import { memo, useEffect, useId, useRef } from 'react';
import { MenuEntry } from './MenuEntry';
import { isCurrent, type MenuLink } from './menuTree';
import { linksShown } from './shownMenu';

export interface MenuGroupListProps {
  readonly section: { readonly group: string | null; readonly label: string; readonly links: readonly MenuLink[] };
  readonly isOpen: boolean;
  /** The current address if an entry of the group matches it, else '', so that the memoised group does not render. */
  readonly pathname: string;
  /** Absent if the group is always open. */
  readonly onToggle: ((group: string, isOpen: boolean) => void) | undefined;
  readonly pins: readonly string[];
  readonly onPin: (path: string) => void;
  readonly collapsed?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

const HEADING = {
  display: 'flex',
  alignItems: 'center',
  width: 'calc(100% - 16px)',
  mx: 1,
  mt: 1.25,
  px: 1,
  minHeight: 28,
  justifyContent: 'space-between',
  borderRadius: 1,
  typography: 'overline',
  color: 'text.secondary',
} as const;

export const MenuGroupList = memo(function MenuGroupList(props: MenuGroupListProps) {
  const { section, isOpen, pathname, onToggle, pins, onPin, collapsed = false, onFollow } = props;
  const translate = useTranslate();
  const id = useId();
  const { group, label, links } = section;
  const shown = linksShown({ ...section, group: null, links }, isOpen, pathname);
  // A closed group shows the sum of its counts, and no number of entries, which could be mistaken for it.
  const waiting = links.reduce((sum, link) => sum + (shown.includes(link) ? 0 : (link.count ?? 0)), 0);
  const heading = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (!isOpen) return;
    // All of its entries, or as many as there is room for.
    for (const element of [list.current?.lastElementChild, heading.current])
      element?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const opens = {
    tabIndex: -1,
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: () => {
      wasPressed.current = true;
      onToggle?.(group ?? '', !isOpen);
    },
  };
  return (
    <>
      {group && collapsed && <Divider sx={{ mx: 1.5, my: 0.75 }} />}
      {group && !collapsed && onToggle && (
        <ButtonBase
          ref={heading}
          {...opens}
          aria-label={waiting > 0 ? translate('shell.menu.waiting', { label, smart_count: waiting }) : undefined}
          sx={HEADING}
        >
          {label}
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, letterSpacing: 0 }}>
            {waiting > 0 && <span className="count count-in-line" data-count={waiting} aria-hidden />}
            <ExpandMore
              aria-hidden
              sx={{ fontSize: 16, transition: 'transform 120ms', transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
          </Box>
        </ButtonBase>
      )}
      {group && !collapsed && !onToggle && <Box sx={HEADING}>{label}</Box>}
      <List
        ref={list}
        id={id}
        dense
        disablePadding
        aria-label={label || undefined}
        hidden={shown.length === 0}
        // The last entry comes into view whole, and not at the very edge.
        sx={{ '& > :last-child': { scrollMarginBottom: 8 } }}
      >
        {shown.map((link) => (
          <MenuEntry
            key={link.path}
            link={link}
            isCurrent={isCurrent(link, pathname)}
            isPinned={pins.includes(link.path)}
            onPin={onPin}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        ))}
      </List>
      {collapsed && !isOpen && onToggle && (
        <ButtonBase
          {...opens}
          aria-label={label}
          data-hint={label}
          data-hint-side="right"
          className="menu-line menu-line-collapsed"
          sx={{ width: 'calc(100% - 16px)' }}
        >
          <MoreHoriz fontSize="small" />
        </ButtonBase>
      )}
    </>
  );
});

import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { useClosedGroups } from '../preferences/preferences';
import { MenuEntry } from './MenuEntry';
import { isCurrent, type MenuSection } from './menuTree';

export interface MenuGroupListProps {
  readonly section: MenuSection;
  readonly collapsed?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** A group of the menu beside the page: a heading that opens and closes, and its entries. */
export function MenuGroupList({ section, collapsed = false, onFollow }: MenuGroupListProps) {
  const [closed, setClosed] = useClosedGroups();
  const { pathname } = useLocation();
  const id = useId();
  const { group, label, links } = section;
  const open = collapsed || group === null || !closed.includes(group);
  const toggle = () => setClosed(closed.filter((one) => one !== group).concat(open && group ? [group] : []));
  return (
    <>
      {group && collapsed && <Divider sx={{ mx: 1.5, my: 0.75 }} />}
      {group && !collapsed && (
        <ButtonBase
          onClick={toggle}
          aria-expanded={open}
          aria-controls={id}
          sx={{
            width: 'calc(100% - 16px)',
            mx: 1,
            mt: 1.25,
            px: 1,
            minHeight: 28,
            justifyContent: 'space-between',
            borderRadius: 1,
            typography: 'overline',
            color: 'text.secondary',
          }}
        >
          {label}
          <ExpandMore
            aria-hidden
            sx={{ fontSize: 16, transition: 'transform 120ms', transform: open ? 'none' : 'rotate(-90deg)' }}
          />
        </ButtonBase>
      )}
      <List id={id} dense disablePadding aria-label={label || undefined} hidden={!open}>
        {links.map((link) => (
          <MenuEntry
            key={link.path}
            link={link}
            isCurrent={isCurrent(link, pathname)}
            collapsed={collapsed}
            onFollow={onFollow}
          />
        ))}
      </List>
    </>
  );
}

import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { SchemaIcon } from '../../theme/icons';
import { linkTarget } from './linkTarget';
import { isCurrent, type MenuLink } from './menuTree';

export interface MenuEntryProps {
  readonly link: MenuLink;
  /** Only the icon, with the name as a tooltip. */
  readonly collapsed?: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** The menu may be longer than the window: the line of the page that is open is always seen. */
const scrollToCurrent = (line: HTMLElement | null): void => {
  // Optional, since jsdom lays nothing out.
  line?.scrollIntoView?.({ block: 'nearest' });
};

/** One line of the menu beside the page. */
export function MenuEntry({ link, collapsed = false, onFollow }: MenuEntryProps) {
  const translate = useTranslate();
  const current = isCurrent(link, useLocation().pathname);
  const { label, count } = link;
  const named = count === undefined ? label : translate('shell.menu.waiting', { label, smart_count: count });
  return (
    <ListItem disablePadding ref={current ? scrollToCurrent : undefined}>
      <Tooltip title={collapsed ? named : ''} placement="right">
        <ListItemButton
          {...linkTarget(link)}
          onClick={onFollow}
          selected={current}
          aria-current={current ? 'page' : undefined}
          aria-label={named}
          sx={{
            borderRadius: 1,
            mx: 1,
            my: '1px',
            px: 1,
            py: 0.5,
            minHeight: 34,
            justifyContent: collapsed ? 'center' : 'flex-start',
            color: 'text.secondary',
            '@media (pointer: coarse)': { minHeight: 44 },
            '&:hover': { color: 'text.primary' },
            '&.Mui-selected, &.Mui-selected:hover': {
              bgcolor: 'primary.soft',
              color: 'primary.onSoft',
              fontWeight: 600,
            },
          }}
        >
          <ListItemIcon sx={{ minWidth: collapsed ? 0 : 30 }}>
            {collapsed && count !== undefined ? (
              <Badge variant="dot" color="error">
                <SchemaIcon name={link.icon} />
              </Badge>
            ) : (
              <SchemaIcon name={link.icon} />
            )}
          </ListItemIcon>
          {!collapsed && (
            <ListItemText
              primary={label}
              slotProps={{ primary: { variant: 'body1', sx: { fontWeight: 'inherit' } } }}
            />
          )}
          {!collapsed && count !== undefined && <Chip size="small" color="error" label={count} sx={{ ml: 1 }} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

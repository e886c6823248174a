import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SchemaIcon } from '../../theme/icons';
import { isCurrent, type MenuLink, type MenuSection } from './menuTree';
import { useWasOpened } from '../../resources/views/page/useWasOpened';

/** Link props of an entry: a route of the portal, or another application in a new tab. */
const linkTarget = ({ path, isElsewhere }: MenuLink) => ({
  component: Link,
  to: path,
  ...(isElsewhere && ({ target: '_blank', rel: 'noopener noreferrer' } as const)),
});

/** A group of the menu bar: a button with a drop-down. */
export function MenuBarGroup({ section }: { readonly section: MenuSection }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  const { pathname } = useLocation();
  const id = useId();
  const close = () => setAnchor(null);
  const current = section.links.some((link) => isCurrent(link, pathname));
  return (
    <>
      <Button
        color={current ? 'primary' : 'inherit'}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        endIcon={<ExpandMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {section.label}
      </Button>
      {wasOpened && (
        <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
          {section.links.map((link) => (
            <MenuItem
              key={link.path}
              {...linkTarget(link)}
              onClick={close}
              selected={isCurrent(link, pathname)}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              aria-label={
                link.count === undefined
                  ? undefined
                  : translate('shell.menu.waiting', { label: link.label, smart_count: link.count })
              }
            >
              <ListItemIcon>
                <SchemaIcon name={link.icon} />
              </ListItemIcon>
              {link.label}
              {link.count !== undefined && <span className="count count-in-line" data-count={link.count} aria-hidden />}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

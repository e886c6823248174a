import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { MenuGroupList } from './MenuGroupList';
import { MenuSkeleton } from './MenuSkeleton';
import { menuStyles } from './menuStyles';
import { useMenu } from './useMenu';

export interface SideMenuProps {
  readonly collapsed?: boolean;
  /** Called when an entry is followed: the drawer of a telephone closes. */
  readonly onFollow?: () => void;
}

/** The menu as a column: beside the page, or in the drawer of a small screen. */
export function SideMenu({ collapsed = false, onFollow }: SideMenuProps) {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={menuStyles}>
      {menu ? (
        menu.map((section) => (
          <MenuGroupList key={section.group ?? ''} section={section} collapsed={collapsed} onFollow={onFollow} />
        ))
      ) : (
        <MenuSkeleton collapsed={collapsed} />
      )}
    </Box>
  );
}

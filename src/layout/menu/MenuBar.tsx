import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { MenuBarGroup } from './MenuBarGroup';
import { isCurrent } from './menuTree';
import { useMenu } from './useMenu';

/** The menu as a bar above the page, with a button per group. */
export const MenuBar = memo(function MenuBar() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const menu = useMenu() ?? [];
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        px: 2,
        py: 0.5,
        minHeight: 44,
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {menu.map((section) =>
        section.group ? (
          <MenuBarGroup key={section.group} section={section} />
        ) : (
          section.links.map((link) => {
            const current = isCurrent(link, pathname);
            return (
              <Button
                key={link.path}
                component={Link}
                to={link.path}
                color={current ? 'primary' : 'inherit'}
                aria-current={current ? 'page' : undefined}
              >
                {link.label}
              </Button>
            );
          })
        ),
      )}
    </Box>
  );
});

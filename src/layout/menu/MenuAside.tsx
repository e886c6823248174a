import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { AfterContent } from '../../resources/views/page/AfterContent';
import { MENU_WIDTH } from '../measures';
import { useMenuCollapsed } from '../preferences/preferences';
import { useBarReach } from '../useBarReach';
import { SideMenu } from './SideMenu';

/** The menu that stays beside the page on wide screens, and can shrink to its icons. */
export const MenuAside = memo(function MenuAside() {
  const translate = useTranslate();
  const [collapsed, setCollapsed] = useMenuCollapsed();
  const reach = useBarReach();
  const label = translate(collapsed ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <Box
      sx={{
        width: collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.open,
        flexShrink: 0,
        position: 'sticky',
        top: reach,
        height: `calc(100dvh - ${reach}px)`,
        display: 'flex',
        flexDirection: 'column',
        borderInlineEnd: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: 'width 150ms',
      }}
    >
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', py: 1, scrollbarWidth: 'thin' }}>
        <AfterContent>
          <SideMenu collapsed={collapsed} />
        </AfterContent>
      </Box>
      <Box sx={{ p: 1, textAlign: collapsed ? 'center' : 'end' }}>
        <IconButton
          aria-label={label}
          aria-expanded={!collapsed}
          // Pressed, the button moves away from the pointer: a tooltip of its own would stay.
          data-hint={label}
          data-hint-side="right"
          onClick={() => setCollapsed(!collapsed)}
        >
          {collapsed ? (
            <KeyboardDoubleArrowRight className="points-along" fontSize="small" />
          ) : (
            <KeyboardDoubleArrowLeft className="points-along" fontSize="small" />
          )}
        </IconButton>
      </Box>
    </Box>
  );
});

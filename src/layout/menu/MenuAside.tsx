import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { AfterContent } from '../../resources/views/page/AfterContent';
import { Brand } from '../bar/Brand';
import { MENU_WIDTH } from '../measures';
import { useMenuCollapsed } from '../preferences/preferences';
import { SideMenu } from './SideMenu';

export interface MenuAsideProps {
  /** Of the brand above the menu; absent where the bar above both shows it. */
  readonly tenantName?: string | undefined;
}

/** The menu beside the page on wide screens; can collapse to icons. */
export const MenuAside = memo(function MenuAside({ tenantName }: MenuAsideProps) {
  const translate = useTranslate();
  const [collapsed, setCollapsed] = useMenuCollapsed();
  const label = translate(collapsed ? 'shell.menu.expand' : 'shell.menu.collapse');
  return (
    <div className={collapsed ? 'menu-aside is-collapsed' : 'menu-aside'} style={collapsed ? COLLAPSED : OPEN}>
      {tenantName !== undefined && (
        // A landmark of its own: screen readers jump between landmarks, and the brand of a bar stands in one too.
        <nav className="menu-brand" aria-label={tenantName}>
          <Brand tenantName={tenantName} />
        </nav>
      )}
      <div className="menu-scroll">
        <AfterContent>
          <SideMenu collapsed={collapsed} />
        </AfterContent>
      </div>
      <div className="menu-end">
        <button
          type="button"
          className="icon-action"
          aria-label={label}
          aria-expanded={!collapsed}
          // The button moves when pressed, so its own tooltip would stay open.
          data-hint={label}
          data-hint-side="right"
          onClick={() => setCollapsed(!collapsed)}
        >
          {collapsed ? (
            <KeyboardDoubleArrowRight className="points-along" fontSize="small" />
          ) : (
            <KeyboardDoubleArrowLeft className="points-along" fontSize="small" />
          )}
        </button>
      </div>
    </div>
  );
});

const OPEN = { width: MENU_WIDTH.open } as const;
const COLLAPSED = { width: MENU_WIDTH.collapsed } as const;

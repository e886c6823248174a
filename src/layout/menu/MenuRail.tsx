import Search from '@mui/icons-material/Search';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { AfterContent } from '../../resources/views/page/AfterContent';
import { BarButton } from '../bar/BarButton';
import { Brand } from '../bar/Brand';
import { UserMenu } from '../bar/UserMenu';
import { InboxButton } from '../inbox/InboxButton';
import { MENU_WIDTH } from '../measures';
import { useOpenPalette } from '../palette/PaletteContext';
import { shortcutName } from '../palette/shortcut';
import { SideMenu } from './SideMenu';

/** Beside a page that uses the whole window: the menu as icons, with what the app bar has elsewhere. */
export const MenuRail = memo(function MenuRail({ tenantName }: { readonly tenantName: string }) {
  const translate = useTranslate();
  const openPalette = useOpenPalette();
  return (
    <div className="menu-aside of-whole-page is-collapsed is-rail" style={WIDTH}>
      <nav className="menu-brand" aria-label={tenantName}>
        <Brand tenantName={tenantName} />
      </nav>
      <AfterContent>
        <div className="menu-rail-search">
          <BarButton
            label={`${translate('shell.palette.open')} (${shortcutName()})`}
            popup="dialog"
            onPress={() => openPalette()}
          >
            <Search fontSize="small" />
          </BarButton>
        </div>
      </AfterContent>
      <div className="menu-scroll">
        <AfterContent>
          <SideMenu collapsed />
        </AfterContent>
      </div>
      <div className="menu-end">
        <AfterContent>
          <InboxButton />
          <UserMenu />
        </AfterContent>
      </div>
    </div>
  );
});

const WIDTH = { width: MENU_WIDTH.collapsed } as const;

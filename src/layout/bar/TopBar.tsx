import { memo, type CSSProperties } from 'react';
import { AfterContent } from '../../resources/views/page/AfterContent';
import { BAR_GAP, BAR_HEIGHT } from '../measures';
import { MenuDrawer } from '../menu/MenuDrawer';
import { useBarStyle } from '../preferences/preferences';
import { Brand } from './Brand';
import { ChangelogsButton } from './ChangelogsButton';
import { InboxButton } from '../inbox/InboxButton';
import { MoodButton } from '../mood/MoodButton';
import { ProgressBar } from '../progress/ProgressBar';
import { ScrollToTop } from '../ScrollToTop';
import { PaletteButton } from './PaletteButton';
import { UserMenu } from './UserMenu';

export interface TopBarProps {
  readonly tenantName: string;
  readonly tenantId: string;
  /** On small screens a button opens the menu. */
  readonly withDrawer: boolean;
  /** The menu beside the bar shows the brand. */
  readonly isBesideMenu: boolean;
}

/** The app bar: tenant, search, and the reader's buttons. */
export const TopBar = memo(function TopBar({ tenantName, tenantId, withDrawer, isBesideMenu }: TopBarProps) {
  const [style] = useBarStyle();
  const isFloating = style === 'floating';
  return (
    <header className={isFloating ? 'top-bar is-floating' : 'top-bar'} style={isFloating ? FLOATING_SIZES : SIZES}>
      <ProgressBar />
      <div className="top-bar-line">
        {withDrawer && <MenuDrawer />}
        {isBesideMenu ? (
          <AfterContent>
            <PaletteButton />
          </AfterContent>
        ) : (
          <Brand tenantName={tenantName} />
        )}
        <div className="top-bar-space" />
        <ScrollToTop place="bar" />
        <AfterContent>
          {!isBesideMenu && <PaletteButton />}
          <div className="top-bar-buttons">
            <InboxButton />
            <ChangelogsButton tenantId={tenantId} />
            <MoodButton />
            <UserMenu />
          </div>
        </AfterContent>
      </div>
    </header>
  );
});

const SIZES = {
  '--bar-height': `${BAR_HEIGHT}px`,
  '--bar-line': `${BAR_HEIGHT - 1}px`,
} as CSSProperties;
const FLOATING_SIZES = {
  ...SIZES,
  '--bar-height': `${BAR_HEIGHT + BAR_GAP}px`,
  '--bar-gap': `${BAR_GAP}px`,
} as CSSProperties;

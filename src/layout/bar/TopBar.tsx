import AppBar from '@mui/material/AppBar';
import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router';
import { AfterContent } from '../../resources/views/page/AfterContent';
import { BAR_GAP, BAR_HEIGHT } from '../measures';
import { MenuDrawer } from '../menu/MenuDrawer';
import { useBarStyle } from '../preferences/preferences';
import { BrandMark } from './BrandMark';
import { ChangelogsButton } from './ChangelogsButton';
import { LanguageMenu } from './LanguageMenu';
import { InboxButton } from '../inbox/InboxButton';
import { MoodButton } from '../mood/MoodButton';
import { ProgressBar } from '../progress/ProgressBar';
import { PaletteButton } from './PaletteButton';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';

export interface TopBarProps {
  readonly tenantName: string;
  readonly tenantId: string;
  /** On small screens: the menu is behind a button. */
  readonly withDrawer: boolean;
}

/** The bar above everything: whose portal it is, the search, and what concerns the reader. */
export const TopBar = memo(function TopBar({ tenantName, tenantId, withDrawer }: TopBarProps) {
  const [style] = useBarStyle();
  const isFloating = style === 'floating';
  return (
    <AppBar position="sticky" component="header" sx={isFloating ? BAND : EDGE_TO_EDGE}>
      <ProgressBar />
      <Box sx={isFloating ? { ...LINE, ...CARD } : LINE}>
        {withDrawer && <MenuDrawer />}
        <Link
          component={RouterLink}
          to="/home"
          // The mark stands before the name, in whichever direction the page is read.
          dir="ltr"
          underline="none"
          color="inherit"
          sx={{
            fontWeight: 650,
            fontSize: '1rem',
            letterSpacing: '-0.01em',
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            flexShrink: 1,
          }}
        >
          <BrandMark />
          <Box component="span" sx={NAME}>
            {tenantName}
          </Box>
        </Link>
        <Box sx={{ flex: 1 }} />
        <AfterContent>
          <PaletteButton />
          <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
            <InboxButton />
            <ChangelogsButton tenantId={tenantId} />
            <MoodButton />
            <LanguageMenu />
            <SkinToggle />
            <UserMenu />
          </Box>
        </AfterContent>
      </Box>
    </AppBar>
  );
});

/** In the narrowest windows the mark stands alone: three letters of a name say nothing, and the foot of the page has all of it. */
const NAME = { '@media (max-width:419.95px)': visuallyHidden } as const;

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, sm: 1 },
  px: { xs: 1, sm: 2 },
  minHeight: BAR_HEIGHT - 1,
} as const;

const EDGE_TO_EDGE = {
  height: BAR_HEIGHT,
  justifyContent: 'center',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Of the page's colour, so that nothing shows beside the card while the page is scrolled. */
const BAND = { height: BAR_HEIGHT + BAR_GAP, pt: `${BAR_GAP}px`, px: 1, bgcolor: 'background.default' } as const;

const CARD = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  boxShadow: 1,
} as const;

import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { BAR_HEIGHT } from '../measures';
import { MenuDrawer } from '../menu/MenuDrawer';
import { BrandMark } from './BrandMark';
import { ChangelogsButton } from './ChangelogsButton';
import { LanguageMenu } from './LanguageMenu';
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
export function TopBar({ tenantName, tenantId, withDrawer }: TopBarProps) {
  return (
    <AppBar
      position="sticky"
      component="header"
      sx={{
        height: BAR_HEIGHT,
        justifyContent: 'center',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <ProgressBar />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 1 }, px: { xs: 1, sm: 2 } }}>
        {withDrawer && <MenuDrawer />}
        <Link
          component={RouterLink}
          to="/home"
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
          {tenantName}
        </Link>
        <Box sx={{ flex: 1 }} />
        <PaletteButton />
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
          <ChangelogsButton tenantId={tenantId} />
          <LanguageMenu />
          <SkinToggle />
          <UserMenu />
        </Box>
      </Box>
    </AppBar>
  );
}

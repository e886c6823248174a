import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLocales, useLocaleState, useLogout, usePermissions, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router';
import { Notifications } from '../../src/layout/notifications/Notifications';
import { PageSkeleton } from '../../src/layout/progress/PageSkeleton';
import { hasScreens, isMenuVisible, type Grants } from '../../src/resources/access/access';
import type { PageOptions } from '../../src/resources/definePage';
import { useWords } from '../../src/resources/fields/shared/hooks/useReaderLanguage';
import { pageRule } from '../../src/resources/pages/pageRule';
import { routeOf } from '../../src/resources/registry/paths';
import { useRegistry } from '../../src/resources/views/RegistryContext';

function LanguageChoice() {
  const [locale, setLocale] = useLocaleState();
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      sx={{ width: 140 }}
      value={locale}
      onChange={(event: { readonly target: { readonly value: string } }) => setLocale(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': translate('shell.bar.language', { name: locale }) } }}
    >
      {useLocales().map((one) => (
        <MenuItem key={one.locale} value={one.locale}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function SignOut() {
  const logout = useLogout();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  return identity?.fullName ? <Button onClick={() => void logout()}>{translate('ra.auth.logout')}</Button> : null;
}

interface FrameProps {
  readonly title: string;
  readonly home: string;
  readonly pages: readonly PageOptions[];
}

/** The frame of a small product: title, menu of pages and lists, language, and content. */
export function Frame({ title, home, pages }: FrameProps) {
  const translate = useTranslate();
  const words = useWords();
  const { permissions } = usePermissions<Grants>();
  const shown = pages.filter((page) => page.menu && permissions && isMenuVisible(pageRule(page), permissions));
  const lists = useRegistry().visible.filter((schema) => hasScreens(schema) && schema.menu);
  return (
    <>
      <AppBar position="sticky" color="default">
        <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Typography
            component={NavLink}
            to={home}
            variant="h6"
            sx={{ color: 'inherit', textDecoration: 'none', mr: 2 }}
          >
            {title}
          </Typography>
          <Box component="nav" sx={{ flex: 1 }} aria-label={translate('shell.menu.label')}>
            {shown.map(({ path, title: name }) => (
              <Button key={path} component={NavLink} to={path} color="inherit">
                {words(name)}
              </Button>
            ))}
            {lists.map((schema) => (
              <Button key={schema.name} component={NavLink} to={routeOf(schema, 'list')} color="inherit">
                {translate(`resources.${schema.name}.name`, { smart_count: 2 })}
              </Button>
            ))}
          </Box>
          <LanguageChoice />
          <SignOut />
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </Box>
      <Notifications />
    </>
  );
}

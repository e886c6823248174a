import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import MoodOutlined from '@mui/icons-material/MoodOutlined';
import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ThumbsUpDownOutlined from '@mui/icons-material/ThumbsUpDownOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import WebAssetOutlined from '@mui/icons-material/WebAssetOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { MOOD, PREFERENCES, PROFILE } from '../../resources/routes/addresses';
import { useOpenKeys } from '../keys/KeysContext';
import { useNoticeDialog } from '../notices/NoticeDialogProvider';
import { useNoticeKinds } from '../notices/useNotices';
import { useOpinionDialog } from '../opinion/OpinionProvider';
import { useMenuPlace } from '../preferences/preferences';
import { useIsWide } from '../useIsWide';
import { initials } from '../../resources/common/initials';
import { useWasOpened } from '../../resources/views/page/useWasOpened';
import { BarButton } from './BarButton';
import { belowBar } from './belowBar';
import { LanguageMenu } from './LanguageMenu';
import { SkinMenu } from './SkinMenu';

const FACE = { width: 26, height: 26, fontSize: 12, fontWeight: 600 } as const;

/** The reader's menu: profile, settings of the screens, what one may send, sign-out. */
export function UserMenu() {
  const translate = useTranslate();
  const logout = useLogout();
  const { data: identity } = useGetIdentity();
  const [place, setPlace] = useMenuPlace();
  // On small screens the menu is a drawer, which has no position to choose.
  const wide = useIsWide();
  const onTop = place === 'top';
  const openOpinion = useOpinionDialog();
  const openNotice = useNoticeDialog();
  const openKeys = useOpenKeys();
  const canWriteNotices = useNoticeKinds('create').length > 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  const name = identity?.fullName ?? '';
  const label = name ? translate('shell.bar.account', { name }) : translate('shell.bar.accountUnnamed');
  const close = () => setAnchor(null);
  return (
    <>
      <BarButton label={label} isNamed popup="menu" isOpen={anchor !== null} onPress={setAnchor}>
        <span className="face" role="img" aria-label={label} style={FACE}>
          {identity?.avatar ? (
            <img src={identity.avatar} alt="" />
          ) : (
            initials(name) || <PersonOutlined fontSize="small" />
          )}
        </span>
      </BarButton>
      {wasOpened && (
        <Menu anchorEl={anchor && belowBar(anchor)} open={anchor !== null} onClose={close}>
          {name && (
            <Box
              component="li"
              role="presentation"
              sx={{ px: 2, py: 1, maxWidth: 280, fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {name}
            </Box>
          )}
          {name && <Divider component="li" sx={{ mb: 0.5 }} />}
          <MenuItem component={Link} to={PROFILE} onClick={close}>
            <ListItemIcon>
              <PersonOutlined fontSize="small" />
            </ListItemIcon>
            {translate('pages.profile.title')}
          </MenuItem>
          <MenuItem component={Link} to={PREFERENCES} onClick={close}>
            <ListItemIcon>
              <TuneOutlined fontSize="small" />
            </ListItemIcon>
            {translate('pages.preferences.title')}
          </MenuItem>
          <LanguageMenu onDone={close} />
          <SkinMenu onDone={close} />
          {wide && (
            <MenuItem
              onClick={() => {
                close();
                setPlace(onTop ? 'aside' : 'top');
              }}
            >
              <ListItemIcon>
                {onTop ? <ViewSidebarOutlined fontSize="small" /> : <WebAssetOutlined fontSize="small" />}
              </ListItemIcon>
              {translate(onTop ? 'shell.bar.menuAside' : 'shell.bar.menuOnTop')}
            </MenuItem>
          )}
          <Divider component="li" />
          <MenuItem
            onClick={() => {
              close();
              openOpinion();
            }}
          >
            <ListItemIcon>
              <ThumbsUpDownOutlined fontSize="small" />
            </ListItemIcon>
            {translate('feedback.opinion.menu')}
          </MenuItem>
          <MenuItem component={Link} to={MOOD} onClick={close} sx={{ display: { sm: 'none' } }}>
            <ListItemIcon>
              <MoodOutlined fontSize="small" />
            </ListItemIcon>
            {translate('feedback.mood.ask')}
          </MenuItem>
          {canWriteNotices && (
            <MenuItem
              onClick={() => {
                close();
                openNotice({});
              }}
            >
              <ListItemIcon>
                <NoteAddOutlined fontSize="small" />
              </ListItemIcon>
              {translate('notices.add')}
            </MenuItem>
          )}
          <MenuItem
            onClick={() => {
              close();
              openKeys();
            }}
            sx={{ display: { xs: 'none', sm: 'flex' } }}
          >
            <ListItemIcon>
              <KeyboardOutlined fontSize="small" />
            </ListItemIcon>
            {translate('shell.bar.keys')}
          </MenuItem>
          <Divider component="li" />
          <MenuItem onClick={() => void logout()}>
            <ListItemIcon>
              <Logout fontSize="small" />
            </ListItemIcon>
            {translate('shell.bar.signOut')}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

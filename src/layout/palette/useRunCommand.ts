import { useLogout, useNotify } from 'ra-core';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useSkin } from '../../theme/useSkin';
import { useOpenKeys } from '../keys/KeysContext';
import { useViewAs } from '../viewAs/ViewAsContext';
import type { CommandEffect } from './commands';

/** The palette itself asks for a choice. */
export type RunEffect = Exclude<CommandEffect, { kind: 'choose' }>;

export function useRunCommand(): (effect: RunEffect) => void {
  const navigate = useNavigate();
  const logout = useLogout();
  const notify = useNotify();
  const [, setLanguage] = useLanguage();
  const [, setSkin] = useSkin();
  const openKeys = useOpenKeys();
  const { begin } = useViewAs();
  return (effect) => {
    switch (effect.kind) {
      case 'go':
        return void navigate(effect.path, { state: effect.state });
      case 'language':
        return setLanguage(effect.language);
      case 'skin':
        return setSkin(effect.skin);
      case 'run':
        return effect.run();
      case 'copyLink': {
        const { href } = window.location;
        return void navigator.clipboard.writeText(href).then(
          () => notify('shell.palette.here.copied', { type: 'info' }),
          // Where the browser refuses it, the address can be copied by hand.
          () => notify(href, { type: 'info' }),
        );
      }
      case 'viewAs':
        return void begin(effect.person).catch((error: unknown) =>
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' }),
        );
      case 'keys':
        return openKeys();
      case 'signOut':
        return void logout();
    }
  };
}

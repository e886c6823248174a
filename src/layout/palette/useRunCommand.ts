import { useLogout } from 'ra-core';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useSkin } from '../../theme/useSkin';
import type { CommandEffect } from './commands';

export function useRunCommand(): (effect: CommandEffect) => void {
  const navigate = useNavigate();
  const logout = useLogout();
  const [, setLanguage] = useLanguage();
  const [, setSkin] = useSkin();
  return (effect) => {
    switch (effect.kind) {
      case 'go':
        return void navigate(effect.path);
      case 'language':
        return setLanguage(effect.language);
      case 'skin':
        return setSkin(effect.skin);
      case 'signOut':
        return void logout();
    }
  };
}

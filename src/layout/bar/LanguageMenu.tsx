import Translate from '@mui/icons-material/Translate';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { LANGUAGE_NAMES, LANGUAGES } from '../../resources/language/words';
import { useWasOpened } from '../../resources/views/page/useWasOpened';
import { BarButton } from './BarButton';

export function LanguageMenu() {
  const translate = useTranslate();
  const [language, setLanguage] = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  const label = translate('shell.bar.language', { name: LANGUAGE_NAMES[language] });
  return (
    <>
      <BarButton label={label} popup="menu" isOpen={anchor !== null} onPress={setAnchor}>
        <Translate fontSize="small" />
      </BarButton>
      {wasOpened && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {LANGUAGES.map((locale) => (
            <MenuItem
              key={locale}
              role="menuitemradio"
              lang={locale}
              selected={locale === language}
              aria-checked={locale === language}
              onClick={() => {
                setAnchor(null);
                setLanguage(locale);
              }}
            >
              {LANGUAGE_NAMES[locale]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

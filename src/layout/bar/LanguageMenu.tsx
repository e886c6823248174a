import Translate from '@mui/icons-material/Translate';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { languageNames } from '../../i18n/languageNames';
import { useLanguage } from '../../i18n/useLanguage';

/** Chooses the language of the interface. */
export function LanguageMenu() {
  const translate = useTranslate();
  const [language, setLanguage] = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = languageNames.find(({ locale }) => locale === language)?.name ?? language;
  const label = translate('shell.bar.language', { name: current });
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
          <Translate fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languageNames.map(({ locale, name }) => (
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
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

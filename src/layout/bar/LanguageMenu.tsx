import Translate from '@mui/icons-material/Translate';
import { useTranslate } from 'ra-core';
import { useLanguage } from '../../i18n/useLanguage';
import { LANGUAGE_NAMES, LANGUAGES } from '../../resources/language/words';
import { ChoiceMenu } from './ChoiceMenu';

/** The language of the screens, among the reader's own settings. */
export function LanguageMenu({ onDone }: { readonly onDone: () => void }) {
  const translate = useTranslate();
  const [language, setLanguage] = useLanguage();
  return (
    <ChoiceMenu
      label={translate('pages.preferences.language')}
      icon={<Translate fontSize="small" />}
      choices={LANGUAGES}
      chosen={language}
      nameOf={(locale) => LANGUAGE_NAMES[locale]}
      langOf={(locale) => locale}
      onChoose={setLanguage}
      onDone={onDone}
    />
  );
}

import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'ra-core';
import { usePageActions } from '../page/pageActions';

/** The palette finds the help of the page by the words for it. */
export function useHelpAction(onChoose: () => void): void {
  const translate = useTranslate();
  usePageActions([
    {
      name: 'help',
      label: translate('screens.page.help'),
      synonyms: translate('screens.page.helpSynonyms'),
      icon: <HelpOutlineOutlined />,
      onChoose,
    },
  ]);
}

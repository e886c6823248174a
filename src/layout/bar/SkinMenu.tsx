import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'ra-core';
import { SKIN_CHOICES } from '../../theme/skin';
import { useSkin, useSkinChoice } from '../../theme/useSkin';
import { ChoiceMenu } from './ChoiceMenu';

/** Light, dark, or as the system. */
export function SkinMenu({ onDone }: { readonly onDone: () => void }) {
  const translate = useTranslate();
  const [skin] = useSkin();
  const [choice, choose] = useSkinChoice();
  const nameOf = (one: string) => translate(`pages.preferences.skins.${one}`);
  return (
    <ChoiceMenu
      label={translate('pages.preferences.skin')}
      icon={skin === 'dark' ? <DarkModeOutlined fontSize="small" /> : <LightModeOutlined fontSize="small" />}
      choices={SKIN_CHOICES}
      chosen={choice}
      nameOf={nameOf}
      onChoose={choose}
      onDone={onDone}
    />
  );
}

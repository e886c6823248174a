import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'ra-core';
import { useSkin } from '../../theme/useSkin';
import { BarButton } from './BarButton';

export function SkinToggle() {
  const translate = useTranslate();
  const [skin, setSkin] = useSkin();
  const dark = skin === 'dark';
  const label = translate(dark ? 'shell.bar.toLight' : 'shell.bar.toDark');
  return (
    <BarButton label={label} onPress={() => setSkin(dark ? 'light' : 'dark')}>
      {dark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
    </BarButton>
  );
}

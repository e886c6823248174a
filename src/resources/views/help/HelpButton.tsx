import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../lazyScreen';
import { IconAction } from '../page/IconAction';
import { useSingleKeys } from '../page/pressedKeys';
import type { HelpDrawerProps } from './HelpDrawer';
import { useHelpAction } from './useHelpAction';

const HelpDrawer = lazyScreen<HelpDrawerProps>(() => import('./HelpDrawer'));

export function HelpButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useHelpAction(() => setOpen(true));
  useSingleKeys((key) => {
    if (key === '?') setOpen(true);
    return key === '?';
  });
  return (
    <>
      <IconAction
        label={translate('screens.page.help')}
        icon={<HelpOutlineOutlined fontSize="small" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

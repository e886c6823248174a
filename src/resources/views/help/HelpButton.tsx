import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { lazyScreen } from '../lazyScreen';
import { IconAction } from '../page/IconAction';
import { isDialogOpen } from '../page/isDialogOpen';
import { isTyping } from '../page/isTyping';
import { useWasOpened } from '../page/useWasOpened';
import type { HelpDrawerProps } from './HelpDrawer';

const HelpDrawer = lazyScreen<HelpDrawerProps>(() => import('./HelpDrawer'));

/** Opens the help of the generated screen around, by a click or by '?'. */
export function HelpButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (isDialogOpen(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <IconAction
        label={translate('screens.page.help')}
        icon={<HelpOutlineOutlined fontSize="small" />}
        onClick={() => setOpen(true)}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <HelpDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

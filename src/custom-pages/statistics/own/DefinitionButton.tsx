import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { parametres } from '../../../resources/schemas/systeme';
import { statisticsScreens } from '../../../resources/schemas/statistics/statisticsScreens';

const DefinitionDialog = lazy(() => import('./DefinitionDialog'));

/** Opens the definition of a page's statistics; hidden without a setting, or without the right to change it. */
export function DefinitionButton({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { canAccess = false } = useCanAccess({ resource: parametres.name, action: 'edit' });
  const screen = statisticsScreens.find((one) => one.path === path);
  if (!canAccess || screen?.setting === undefined) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('statistics.own.define')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DefinitionDialog setting={screen.setting} proposed={screen.statistics} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

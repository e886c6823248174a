import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useMenu } from '../../../layout/menu/useMenu';
import { useOpenPalette } from '../../../layout/palette/PaletteContext';
import { usePageVisits } from '../../../layout/visits/useVisits';
import { useFirstSteps } from '../firstSteps/useFirstSteps';
import { MOST_LINKS, quickAccess } from '../quickAccess';
import { QuickAccess } from '../QuickAccess';
import { HomeCard } from './HomeCard';

/** The pages that the reader needs most, unless the first steps lead to them; the palette finds the others. */
export function AccessesCard() {
  const translate = useTranslate();
  const menu = useMenu();
  const [used] = usePageVisits();
  const { steps, isKnown } = useFirstSteps();
  const openPalette = useOpenPalette();
  const links = useMemo(() => menu && quickAccess(menu, used), [menu, used]);
  return (
    <HomeCard
      name="acces"
      isPending={!links || !isKnown}
      isEmpty={steps.length > 0}
      pending={<Skeleton variant="rounded" height={96} />}
      aside={
        links?.length === MOST_LINKS && (
          <Button size="small" color="inherit" aria-haspopup="dialog" onClick={openPalette}>
            {translate('shell.notFound.search')}
          </Button>
        )
      }
    >
      <QuickAccess links={links ?? []} />
    </HomeCard>
  );
}

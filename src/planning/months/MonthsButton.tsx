import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGrants } from '../../resources/views/access/useGrants';
import { usePlanSource } from '../source/usePlanSource';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { IconAction } from '../../resources/views/page/IconAction';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { monthOfDay } from '../data/months';
import { LINKED_MONTH } from './linkedMonth';
import type { MonthsDialogProps } from './MonthsDialog';

const MonthsDialog = lazyScreen<MonthsDialogProps>(() => import('./MonthsDialog'));

const SUPER = 'PLANNING_SUPERADMIN:admin';

export interface MonthsButtonProps extends Pick<MonthsDialogProps, 'people'> {
  readonly day: number;
  readonly isPlanner: boolean;
  readonly isIcon?: boolean;
}

export function MonthsButton({ people, day, isPlanner, isIcon = false }: MonthsButtonProps) {
  const translate = useTranslate();
  const { held } = useGrants();
  const { isKnown } = usePlanSource();
  const isLinked = useSearchParams()[0].has(LINKED_MONTH);
  const [isOpen, setOpen] = useState(false);
  if (!isKnown) return null;
  const label = translate(`planningRequests.months.${isPlanner ? 'open' : 'ask'}`);
  const isSuper = held?.rights.includes(SUPER) ?? false;
  return (
    <>
      {isIcon ? (
        <IconAction label={label} icon={<FactCheckOutlined />} onClick={() => setOpen(true)} />
      ) : (
        <Button
          size="small"
          color="inherit"
          startIcon={<FactCheckOutlined />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      <Suspense fallback={<DialogComing />}>
        {(isOpen || isLinked) && (
          <MonthsDialog
            people={people}
            month={monthOfDay(day)}
            role={{ isPlanner, isSuper }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

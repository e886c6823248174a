import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useGrants } from '../../resources/views/access/useGrants';
import { WithheldButton } from '../../resources/views/access/Withheld';
import { useOnline } from '../../resources/views/page/useOnline';
import { ALL_WORDS, useToolWords } from '../page/toolWords';
import { usePlanSource } from '../source/usePlanSource';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { IconAction } from '../../resources/views/page/IconAction';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { monthOfDay } from '../data/months';
import { LINKED_MONTH } from './linkedMonth';
import type { MonthsDialogProps } from './MonthsDialog';
import { SUPER_PLANNER } from './monthSteps';

const MonthsDialog = lazyScreen<MonthsDialogProps>(() => import('./MonthsDialog'));

export interface MonthsButtonProps extends Pick<MonthsDialogProps, 'people'> {
  readonly day: number;
  readonly isPlanner: boolean;
  /** Its label is read out but not shown, unless there is room. */
  readonly isIcon?: boolean;
  /** Why months cannot be decided now. */
  readonly withheld?: string | undefined;
}

export function MonthsButton({ people, day, isPlanner, isIcon = false, withheld }: MonthsButtonProps) {
  const translate = useTranslate();
  const { held } = useGrants();
  const { isKnown } = usePlanSource();
  const isLinked = useSearchParams()[0].has(LINKED_MONTH);
  const [isOpen, setOpen] = useState(false);
  const isRoomy = useToolWords(ALL_WORDS);
  const isOnline = useOnline();
  const reason = isOnline ? withheld : translate('planning.nav.offline');
  if (!isKnown) return null;
  const label = translate(`planningRequests.months.${isPlanner ? 'open' : 'ask'}`);
  const isSuper = held?.rights.includes(SUPER_PLANNER) ?? false;
  return (
    <>
      {reason !== undefined && isIcon && !isRoomy ? (
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled
          aria-description={reason}
          data-hint={`${label} ${reason}`}
          sx={{ opacity: 0.5, cursor: 'not-allowed' }}
        >
          <FactCheckOutlined />
        </IconButton>
      ) : reason !== undefined ? (
        <WithheldButton color="inherit" startIcon={<FactCheckOutlined />} label={label} reason={reason} />
      ) : isIcon && !isRoomy ? (
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
        {(isOpen || isLinked) && withheld === undefined && (
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

import { Suspense, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { useGrants } from '../../resources/views/access/useGrants';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { monthOfDay } from '../data/months';
import { usePlanSource } from '../source/usePlanSource';
import { LINKED_MONTH } from './linkedMonth';
import { MonthsButton } from './MonthsButton';
import type { MonthsDialogProps } from './MonthsDialog';
import { SUPER_PLANNER } from './monthSteps';
import { useMonthStates } from './useMonthStates';

const MonthsDialog = lazyScreen<MonthsDialogProps>(() => import('./MonthsDialog'));

export interface MonthsPartProps extends Pick<MonthsDialogProps, 'people'> {
  readonly day: number;
  readonly isPlanner: boolean;
  /** Why months cannot be decided now. */
  readonly withheld?: string | undefined;
  /** The menu of tools, with an entry for the months unless they have a button of their own. */
  readonly children?: (onMonths: (() => void) | undefined) => ReactNode;
}

/** The dialog of the months, opened by a button where some wait, and else by an entry of the tools. */
export function MonthsPart({ people, day, isPlanner, withheld, children }: MonthsPartProps) {
  const { held } = useGrants();
  const { isKnown } = usePlanSource();
  const isLinked = useSearchParams()[0].has(LINKED_MONTH);
  const [isOpen, setOpen] = useState(false);
  const month = monthOfDay(day);
  const { data: states } = useMonthStates(month);
  const waiting = people.filter(({ id }) => states?.get(id) === 'EnAttente').length;
  const isSuper = held?.rights.includes(SUPER_PLANNER) ?? false;
  const open = () => setOpen(true);
  const isButton = waiting > 0 || !isPlanner;
  return (
    <>
      {isKnown && isButton && (
        <MonthsButton isPlanner={isPlanner} waiting={waiting} withheld={withheld} onOpen={open} />
      )}
      {children?.(isKnown && !isButton ? open : undefined)}
      <Suspense fallback={<DialogComing />}>
        {(isOpen || isLinked) && isKnown && withheld === undefined && (
          <MonthsDialog people={people} month={month} role={{ isPlanner, isSuper }} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import type { Plan } from '../model/plan';
import { MonthsPart } from '../months/MonthsPart';
import { IconAction } from '../../resources/views/page/IconAction';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';
import { ToolsMenu, type ToolsMenuProps } from './ToolsMenu';
import type { PlanFilters } from './urlState';
import type { useReader } from './useReader';

export interface PlanToolsProps extends Omit<ToolsMenuProps, 'onMonths' | 'filters'> {
  readonly filters: PlanFilters;
  readonly reader: Pick<ReturnType<typeof useReader>, 'isPlanner'>;
  /** Whose plan it is, if the reader's own. */
  readonly ownId: number | undefined;
  readonly canDraw: boolean;
  readonly shown: Plan;
  readonly day: number;
}

/** The months and the seldom needed tools; staff, who have none, get the keys by a button. */
export function PlanTools({ reader, ownId, canDraw, shown, filters, ...tools }: PlanToolsProps) {
  const translate = useTranslate();
  const hasKeys = !useMediaQuery(WITHOUT_KEYS, { noSsr: true });
  const { isPlanner } = reader;
  const { simulationId, day, onHelp } = tools;
  const menu = (onMonths?: () => void) =>
    isPlanner ? (
      <ToolsMenu
        {...tools}
        filters={filters.teams.length > 0 ? { ...filters, people: shown.people.map(({ id }) => id) } : filters}
        onMonths={onMonths}
      />
    ) : (
      hasKeys && <IconAction label={translate('planning.nav.keys')} icon={<KeyboardOutlined />} onClick={onHelp} />
    );
  if (!canDraw) return menu();
  return (
    <MonthsPart
      people={isPlanner ? shown.people : shown.people.filter(({ id }) => id === ownId)}
      day={day}
      isPlanner={isPlanner}
      withheld={simulationId === undefined ? undefined : translate('planning.nav.realOnly')}
    >
      {menu}
    </MonthsPart>
  );
}

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Stretch } from '../editing/drawn';
import type { EditGeometry } from '../editing/geometry';
import type { CalendarProps } from './calendarProps';

export interface DayMenuOptions extends Pick<CalendarProps, 'actions' | 'personId' | 'onDay'> {
  readonly geometry: EditGeometry;
  /** The times of a new slot at a place. */
  readonly timesAt: (wall: number) => Stretch;
}

interface DayMenu {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly menu: ReactNode;
}

/** The menu of an empty place of a calendar, as the team's rows have one. */
export function useDayMenu({ actions, personId, onDay, geometry, timesAt }: DayMenuOptions): DayMenu {
  const translate = useTranslate();
  const [at, setAt] = useState<{ readonly left: number; readonly top: number; readonly times: Stretch }>();
  const { draw, isProposed } = actions;
  const close = () => setAt(undefined);
  const then = (work: (times: Stretch) => void) => () => {
    close();
    if (at) work(at.times);
  };
  return {
    onContextMenu: (event) => {
      const place = geometry.placeAt({ x: event.clientX, y: event.clientY });
      if (!place || !geometry.isEmpty(event.target as HTMLElement)) return;
      event.preventDefault();
      setAt({ left: event.clientX, top: event.clientY, times: timesAt(place.wall) });
    },
    menu: at && (
      <Menu
        open
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={at}
        onContextMenu={(event) => event.preventDefault()}
        slotProps={{ list: { 'aria-label': translate('timeline.toolbar'), dense: true } }}
      >
        {draw && (
          <MenuItem onClick={then((times) => draw({ salarieId: personId, ...times }))}>
            {translate(isProposed ? 'planningRequests.propose.add' : 'timeline.commands.new')}
          </MenuItem>
        )}
        <MenuItem onClick={then(({ start }) => onDay(dayIndexOf(start)))}>
          {translate('planning.calendar.showDay')}
        </MenuItem>
      </Menu>
    ),
  };
}

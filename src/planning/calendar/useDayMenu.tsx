import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Stretch } from '../editing/drawn';
import type { EditGeometry, EditPlace } from '../editing/geometry';
import type { Editing } from '../editing/useEditing';
import { begunAs, newKinds } from '../model/plan';
import type { CalendarProps } from './calendarProps';

export interface DayMenuOptions extends Pick<CalendarProps, 'actions' | 'personId' | 'onDay' | 'plan'> {
  readonly geometry: EditGeometry;
  /** The times of a new slot at a place. */
  readonly timesAt: (wall: number) => Stretch;
  readonly editing: Pick<Editing, 'state' | 'canWrite' | 'run'>;
}

interface DayMenu {
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  readonly menu: ReactNode;
}

interface OpenedMenu {
  readonly left: number;
  readonly top: number;
  readonly place: EditPlace;
  readonly times: Stretch;
}

/** The menu of an empty place of a calendar, as the team's rows have one. */
export function useDayMenu({ actions, plan, personId, onDay, geometry, timesAt, editing }: DayMenuOptions): DayMenu {
  const translate = useTranslate();
  const [at, setAt] = useState<OpenedMenu>();
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
      setAt({ left: event.clientX, top: event.clientY, place, times: timesAt(place.wall) });
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
        {newKinds(actions, plan.types).map((kind) => (
          <MenuItem key={kind} onClick={then((times) => draw?.(begunAs({ salarieId: personId, ...times }, kind)))}>
            {translate(isProposed ? 'planningRequests.propose.add' : `timeline.commands.${kind}`)}
          </MenuItem>
        ))}
        {editing.canWrite && editing.state.clipboard && (
          <MenuItem
            onClick={() => {
              close();
              editing.run('paste', undefined, at.place);
            }}
          >
            {translate('timeline.commands.paste')}
          </MenuItem>
        )}
        <MenuItem onClick={then(({ start }) => onDay(dayIndexOf(start)))}>
          {translate('planning.calendar.showDay')}
        </MenuItem>
      </Menu>
    ),
  };
}

import { wallOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import { drawnTimes, type Stretch } from '../editing/drawn';
import type { Box, EditGeometry } from '../editing/geometry';
import type { Workday } from '../model/plan';
import { usualWorkday } from '../model/workday';

/** Maps points to times; measures the DOM at each call. A `wall` is a wall-clock time in milliseconds. */
export interface TimeLayout {
  /** The time at a point of the window, rounded to a quarter of an hour, or to the day. */
  readonly wallAt: (x: number, y: number) => number | undefined;
  /** The visible rectangles of a range of instants, one per day. @param isDraft leaves the slots of the day readable */
  readonly boxesOf: (start: number, end: number, isDraft?: boolean) => readonly Box[];
}

interface DrawnDay {
  readonly day: number;
  readonly box: Box;
}

interface DrawnCell extends DrawnDay {
  /** Where the last slot of the day ends; undefined in an empty day. */
  readonly filled?: number | undefined;
}

const STEP = 15 * MINUTE;

/** The hour that starts at a wall-clock time: the default range of a single point. */
export const hourFrom = (wall: number): Stretch => drawnTimes({ zoom: 'hours', step: HOUR }, wall, wall);

/** Builds a calendar's geometry from its time layout. @param personId owner of the slots @param workday times of a slot on one whole day */
export function calendarGeometry(
  layout: TimeLayout,
  byDays: boolean,
  personId: number | null,
  view: Pick<EditGeometry, 'edgeAt' | 'isEmpty' | 'scrolled'>,
  workday: Workday = usualWorkday,
): EditGeometry {
  return {
    ...view,
    isFixed: true,
    placeAt: ({ x, y }) => {
      const wall = layout.wallAt(x, y);
      return wall === undefined ? undefined : { wall, personId };
    },
    stretchOf: (from, to, isTap) => {
      if (byDays && from.wall === to.wall) return workday(from.wall / DAY);
      if (isTap) return hourFrom(from.wall);
      return drawnTimes({ zoom: byDays ? 'days' : 'hours', step: byDays ? DAY : STEP }, from.wall, to.wall);
    },
    boxesOf: (stretches) =>
      stretches.flatMap(({ start, end, title, colour, isDraft }) =>
        layout.boxesOf(start, end, isDraft).map((box) => ({ ...box, title, colour, isDraft })),
      ),
    bubbleAt: ({ x, y }, isTouch, bubble) => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = bubble ?? {};
      // A finger would cover a bubble below it.
      const isAbove = isTouch ? y > height + 60 : y + 18 + height > window.innerHeight;
      return {
        x: Math.max(8, x + 16 + width < window.innerWidth ? x + 16 : x - 16 - width),
        y: isAbove ? y - 30 - height : y + 18,
      };
    },
  };
}

function cut(box: Box, to: Box): readonly Box[] {
  const left = Math.max(box.left, to.left);
  const top = Math.max(box.top, to.top);
  const width = Math.min(box.left + box.width, to.left + to.width) - left;
  const height = Math.min(box.top + box.height, to.top + to.height) - top;
  return width > 0 && height > 0 ? [{ left, top, width, height }] : [];
}

const nearest = <Item>(items: readonly Item[], distance: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>(
    (best, item) => (best === undefined || distance(item) < distance(best) ? item : best),
    undefined,
  );

const outside = (at: number, from: number, length: number): number => Math.max(from - at, at - from - length, 0);

const daysOf = (start: number, end: number): readonly [number, number] => [
  Math.floor(wallOf(start) / DAY),
  Math.floor((Math.max(wallOf(start), wallOf(end) - 1) || 0) / DAY),
];

/** Layout of day columns with hours. @param visible their visible part */
export function columnGeometry(days: () => readonly DrawnDay[], visible: () => Box): TimeLayout {
  return {
    wallAt: (x, y) => {
      const column = nearest(days(), ({ box }) => outside(x, box.left, box.width));
      if (!column) return undefined;
      const { day, box } = column;
      const share = Math.max(0, Math.min(0.99999, (y - box.top) / box.height));
      return day * DAY + Math.floor((share * DAY) / STEP) * STEP;
    },
    boxesOf: (start, end) => {
      const [from, to] = [wallOf(start), Math.max(wallOf(end), wallOf(start) + STEP)];
      const sight = visible();
      return days().flatMap(({ day, box }) => {
        const begin = Math.max(from, day * DAY) - day * DAY;
        const length = Math.min(to, (day + 1) * DAY) - day * DAY - begin;
        if (length <= 0) return [];
        const top = box.top + (begin / DAY) * box.height;
        return cut({ left: box.left + 1, width: box.width - 3, top, height: (length / DAY) * box.height }, sight);
      });
    },
  };
}

/** Pixels of a slot in a day's cell. */
const CHIP = 24;
/** Pixels of the day's number above its slots, and the least height of a new slot below them. */
const HEAD = 32;
const LEAST = 10;

/** Below the slots of its day; in a full one around the whole day, so that it strikes nothing through. */
function draftBox({ box, filled = box.top + HEAD - 2 }: DrawnCell): Box {
  const top = filled + 2;
  const height = Math.min(CHIP, box.top + box.height - 2 - top);
  const [left, width] = [box.left + 3, box.width - 6];
  return height < LEAST
    ? { left: box.left + 1, width: box.width - 2, top: box.top + 1, height: box.height - 2 }
    : { left, width, top, height };
}

export function cellGeometry(days: () => readonly DrawnCell[]): TimeLayout {
  return {
    wallAt: (x, y) => {
      const cell = nearest(days(), ({ box }) => outside(x, box.left, box.width) + outside(y, box.top, box.height));
      return cell && cell.day * DAY;
    },
    boxesOf: (start, end, isDraft) => {
      const [first, last] = daysOf(start, end);
      return days().flatMap((cell) => {
        const { day, box } = cell;
        if (day < first || day > last) return [];
        if (isDraft) return [draftBox(cell)];
        const height = Math.min(CHIP, box.height - HEAD - 2);
        return [{ left: box.left + 3, width: box.width - 6, top: box.top + HEAD, height }];
      });
    },
  };
}

type Pressed = Pick<
  KeyboardEvent,
  | 'key'
  | 'target'
  | 'currentTarget'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'defaultPrevented'
  | 'preventDefault'
>;

/** What has the focus in the head of a column: one stop of the tabulator for all of them. */
const NAME = '.head-name';

/**
 * Goes from the head of a column to that beside it (arrows), or to the first or last one (Home, End). The edges of columns
 * are no stops on the way to the rows: with Shift, the arrows change the width of the column whose head has the focus.
 */
export function onHeadKey(event: Pressed): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { key, target, currentTarget } = event;
  if (!(target instanceof Element) || !target.matches(NAME) || !(currentTarget instanceof Element)) return;
  const names = [...currentTarget.querySelectorAll<HTMLElement>(NAME)];
  const at = names.indexOf(target as HTMLElement);
  const outwards = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + outwards,
    ArrowLeft: at - outwards,
    Home: 0,
    End: names.length - 1,
  };
  const name = names[places[key] ?? -1];
  if (!name) return;
  event.preventDefault();
  name.focus();
}

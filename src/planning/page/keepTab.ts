const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

const isStop = (one: HTMLElement): boolean =>
  one.tabIndex >= 0 && !one.matches(':disabled, [type="hidden"]') && one.closest('[hidden], [inert]') === null;

interface TabPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget;
  readonly preventDefault: () => void;
}

/** Tab goes round in the panel of a slot until Escape closes it: after its last stop would be the end of the page. */
export function keepTab(event: TabPress, room: Element): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || event.defaultPrevented || !(target instanceof Element)) return;
  const panel = target.closest('[role="dialog"]');
  // Menus and pickers of the panel stand outside of the page, and keep the key by themselves.
  if (!panel || !room.contains(panel)) return;
  const stops = [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [end, other] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  // From the panel's title, which has the focus when it opens, the way back leads out as well.
  const isBefore =
    shiftKey && !stops.some((one) => one === target) && stops[0] !== undefined && follows(stops[0], target);
  if (target !== end && !isBefore) return;
  event.preventDefault();
  other?.focus();
}

const follows = (one: Node, other: Node): boolean =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

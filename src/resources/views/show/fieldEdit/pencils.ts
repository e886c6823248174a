const PENCIL = '.field-edit';

/** Of the place of a value. */
export const pencilOf = (place: Element): HTMLElement | null => place.querySelector<HTMLElement>(PENCIL);

const placeOf = (pencil: Element): HTMLElement | null => pencil.closest<HTMLElement>('[data-field]');

/** All on the page, in reading order. */
const pencils = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(PENCIL)];

/** Presses the first pencil, which is the title's where that can be edited. @returns false on a page without one */
export function editFirst(): boolean {
  const [first] = pencils();
  first?.click();
  return first !== undefined;
}

/** What the pencils of the page do, in their words; each field once. */
export const offeredEdits = (): readonly {
  readonly field: string;
  readonly label: string;
  readonly edit: () => void;
}[] => [
  ...new Map(
    pencils().map((pencil) => {
      const field = placeOf(pencil)?.dataset.field ?? '';
      return [field, { field, label: pencil.getAttribute('aria-label') ?? '', edit: () => pencil.click() }] as const;
    }),
  ).values(),
];

/** The place some steps from another in reading order, with its field; undefined at an end of the page. */
export function pencilBeside(place: Element, steps: number) {
  const all = pencils();
  const next = all[all.findIndex((pencil) => place.contains(pencil)) + steps];
  const to = next && placeOf(next);
  return to ? { place: to, field: to.dataset.field ?? '' } : undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrows go from pencil to pencil: only the first of each section is a tab stop. */
export function onPencilKey(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, pencil: Element): void {
  const steps = STEPS[event.key];
  const place = placeOf(pencil);
  const next = steps !== undefined && place && pencilBeside(place, steps);
  if (!next) return;
  event.preventDefault();
  pencilOf(next.place)?.focus();
}

type Clicked = Pick<MouseEvent, 'target' | 'defaultPrevented'> & Partial<Pick<PointerEvent, 'pointerType'>>;

/** Whether a click on a value is meant to edit it: not on a link or the end of a selection, nor with a finger. */
export function isMeantToEdit({ target, defaultPrevented, pointerType }: Clicked): boolean {
  if (
    defaultPrevented ||
    pointerType === 'touch' ||
    !(target instanceof Element) ||
    target.closest('a, button, input, label, video')
  )
    return false;
  return window.getSelection()?.isCollapsed !== false;
}

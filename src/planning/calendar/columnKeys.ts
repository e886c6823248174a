import type { KeyboardEvent } from 'react';
import { hasModifier } from '../../resources/views/page/pressedKeys';

/** A slot, or what many people share. */
const LINE = '[data-slot], [data-slots]';

const linesOf = (column: Element | undefined): readonly HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>(LINE) ?? []),
];

/** Arrow keys move between lines and to the neighbouring day; all lines are one tab stop. */
export function onColumnKey(event: KeyboardEvent<HTMLElement>): void {
  const from = (event.target as HTMLElement).closest<HTMLElement>(LINE);
  if (!from || hasModifier(event)) return;
  const columns = [...event.currentTarget.children].filter((column) => linesOf(column).length > 0);
  const at = columns.findIndex((column) => column.contains(from));
  const lines = linesOf(columns[at]);
  const line = lines.indexOf(from);
  const beside = (by: number) => {
    const others = linesOf(columns[at + by]);
    return others[Math.min(line, others.length - 1)];
  };
  const targets: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => lines[line + 1],
    ArrowUp: () => lines[line - 1],
    ArrowRight: () => beside(1),
    ArrowLeft: () => beside(-1),
    Home: () => lines[0],
    End: () => lines.at(-1),
  };
  const to = targets[event.key]?.();
  if (!to) return;
  event.preventDefault();
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
}

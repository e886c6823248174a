import { useStore } from 'ra-core';
import { useScreen } from '../../ScreenContext';

const PRESENTATIONS = ['rows', 'cards', 'board', 'calendar'] as const;

/** How a list is shown. */
export type Presentation = (typeof PRESENTATIONS)[number];

export interface PresentationState {
  readonly presentation: Presentation;
  /** What the declaration offers, rows first. */
  readonly offered: readonly Presentation[];
  readonly present: (value: Presentation) => void;
}

/** How the list around is shown, as the person chose it on this device, of what its declaration offers. */
export function usePresentation(): PresentationState {
  const { schema } = useScreen();
  const [value, present] = useStore<Presentation>(`${schema.name}.presentation`, 'rows');
  const offered = PRESENTATIONS.filter((one) => one === 'rows' || schema.list[one] !== undefined);
  return { presentation: offered.includes(value) ? value : 'rows', offered, present };
}

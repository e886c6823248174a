import { useStore } from 'ra-core';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';

const PRESENTATIONS = ['rows', 'cards', 'board', 'calendar', 'map'] as const;

export type Presentation = (typeof PRESENTATIONS)[number];

export interface PresentationState {
  readonly presentation: Presentation;
  /** The declared presentations, rows first. */
  readonly offered: readonly Presentation[];
  readonly present: (value: Presentation) => void;
}

/** The presentation chosen on this device, if the list and the API still offer it. */
export function usePresentation(): PresentationState {
  const { schema } = useScreen();
  const { departments } = useOffers();
  const [value, present] = useStore<Presentation>(`${schema.name}.presentation`, 'rows');
  const offered = PRESENTATIONS.filter(
    (one) => one === 'rows' || (schema.list[one] !== undefined && (one !== 'map' || departments)),
  );
  return { presentation: offered.includes(value) ? value : 'rows', offered, present };
}

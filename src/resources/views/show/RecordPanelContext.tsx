import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { LatePanel } from '../page/LatePanel';
import { useScreen } from '../ScreenContext';

/** Custom panels on details pages, by resource name. */
export type RecordPanels = Readonly<Record<string, ComponentType<{ readonly record: AnyRecord }>>>;

const RecordPanelContext = createContext<RecordPanels>({});

export const RecordPanelProvider = RecordPanelContext.Provider;

export function RecordPanel({ record }: { readonly record: AnyRecord }) {
  const { schema } = useScreen();
  const Panel = useContext(RecordPanelContext)[schema.name];
  return Panel ? (
    <LatePanel height={240}>
      <Panel record={record} />
    </LatePanel>
  ) : null;
}

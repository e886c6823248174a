import { RecordContextProvider } from 'ra-core';
import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord, ResourceSchema, Screen } from '../../language/resourceSchema';
import type { LazyScreen } from '../lazyScreen';

/** What a portal shows in the place of generated parts of one resource: any component, of react-admin too. */
interface Replacement extends Partial<Readonly<Record<Screen, LazyScreen<{ readonly id: string }>>>> {
  /** By the field, what shows its value wherever a cell does; the record is react-admin's `useRecordContext`. */
  readonly cells?: Readonly<Record<string, ComponentType>>;
}

/** By the name of the resource. */
export type Replacements = Readonly<Record<string, Replacement>>;

const ReplacementContext = createContext<Replacements>({});

/** Gives the generated screens what the portal shows in the place of some of their parts; without it all are generated. */
export const ReplacementProvider = ReplacementContext.Provider;

/** What shows a field in the place of its kind's cell; undefined for most. */
export const useReplacedCell = ({ name }: Pick<ResourceSchema, 'name'>, field: string): ComponentType | undefined =>
  useContext(ReplacementContext)[name]?.cells?.[field];

export function ReplacedCell({ Cell, record }: { readonly Cell: ComponentType; readonly record: AnyRecord }) {
  return (
    <RecordContextProvider value={record}>
      <Cell />
    </RecordContextProvider>
  );
}

import { RecordContextProvider } from 'ra-core';
import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord, ResourceSchema, Screen } from '../../language/resourceSchema';
import type { LazyScreen } from '../lazyScreen';

/** Components that replace generated parts of a resource; may use react-admin. */
interface Replacement extends Partial<Readonly<Record<Screen, LazyScreen<{ readonly id: string }>>>> {
  /** Cells by field; they read the record with react-admin's `useRecordContext`. */
  readonly cells?: Readonly<Record<string, ComponentType>>;
}

export type Replacements = Readonly<Record<string, Replacement>>;

const ReplacementContext = createContext<Replacements>({});

export const ReplacementProvider = ReplacementContext.Provider;

export const useReplacedCell = ({ name }: Pick<ResourceSchema, 'name'>, field: string): ComponentType | undefined =>
  useContext(ReplacementContext)[name]?.cells?.[field];

export function ReplacedCell({ Cell, record }: { readonly Cell: ComponentType; readonly record: AnyRecord }) {
  return (
    <RecordContextProvider value={record}>
      <Cell />
    </RecordContextProvider>
  );
}

import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';

/** Returns the product's own editor of a record; undefined uses the generated form. */
export type RecordEditors = (
  schema: Pick<ResourceSchema, 'name'>,
  record: AnyRecord,
) => ComponentType<{ readonly record: AnyRecord }> | undefined;

const RecordEditorContext = createContext<RecordEditors>(() => undefined);

export const RecordEditorProvider = RecordEditorContext.Provider;

export const useRecordEditors = (): RecordEditors => useContext(RecordEditorContext);

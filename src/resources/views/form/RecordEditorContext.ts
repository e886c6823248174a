import { createContext, useContext, type ComponentType } from 'react';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';

/** What changes a record in the place of the generated form; undefined where that form does. */
export type RecordEditors = (
  schema: Pick<ResourceSchema, 'name'>,
  record: AnyRecord,
) => ComponentType<{ readonly record: AnyRecord }> | undefined;

const RecordEditorContext = createContext<RecordEditors>(() => undefined);

/** Gives some records an editor of the product's own. */
export const RecordEditorProvider = RecordEditorContext.Provider;

/** The product's own editor of a record, where it has one. */
export const useRecordEditors = (): RecordEditors => useContext(RecordEditorContext);

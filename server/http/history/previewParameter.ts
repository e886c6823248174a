import type { QueryParameter } from '../openapi/otherOperations';

export const PREVIEW: QueryParameter = {
  name: 'Preview',
  words: [
    'Dire seulement ce qui se passerait',
    'Only say what would happen',
    'Nur sagen, was geschehen würde',
    'Dizer apenas o que aconteceria',
  ],
  schema: { type: 'boolean', default: false },
};

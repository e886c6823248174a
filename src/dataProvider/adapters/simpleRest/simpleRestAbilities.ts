import type { Extension } from '../../../resources/protocol/extensions';

/** What screens may ask of an API in the conventions of `ra-data-simple-rest`: it says nothing of itself. */
export const SIMPLE_REST: readonly Extension[] = ['records', 'manyIds', 'pagedLists', 'filters'];

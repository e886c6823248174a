import type { Extension } from '../../../resources/protocol/extensions';

/** Abilities of `ra-data-simple-rest` APIs, which cannot report them. */
export const SIMPLE_REST: readonly Extension[] = ['records', 'manyIds', 'pagedLists', 'filters'];

import type { Replacements } from './resources/views/reactAdmin/ReplacementContext';

/** The portal's replacements for generated views, by resource: none yet (examples/reactAdmin has some). */
export const replacedViews: Replacements = {};

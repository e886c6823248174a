import type { Replacements } from './resources/views/reactAdmin/ReplacementContext';

/** What this portal shows in the place of generated parts, by the resource: none so far (examples/reactAdmin has some). */
export const replacedViews: Replacements = {};

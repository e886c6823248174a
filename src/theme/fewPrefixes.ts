import type { StylisPlugin } from '@emotion/cache';

/** What browsers of today still know only, or also, by the name of their engine. */
const PREFIXED: ReadonlySet<string> = new Set([
  'user-select',
  'text-size-adjust',
  'backdrop-filter',
  'print-color-adjust',
  'hyphens',
  'background-clip',
  'mask',
  'mask-image',
  'mask-position',
  'mask-repeat',
  'mask-size',
]);

/** Selectors that no browser of today reads: each costs a refused rule, which takes half a millisecond. */
const REFUSED = /::-(moz|ms)-/;

/**
 * Writes styles for the browsers that the build is for. Emotion by itself prefixes for older ones, and the library names
 * the placeholder of an input in three old ways instead of the one that all have.
 */
export const fewPrefixes: StylisPlugin = (element) => {
  const { type, props } = element;
  if (type === 'decl' && typeof props === 'string' && PREFIXED.has(props))
    element.return = `-webkit-${element.value}${element.value}`;
  // Thousands of declarations pass through here.
  if (type !== 'rule' || typeof props === 'string' || !props.some((selector) => selector.includes('::-'))) return;
  element.props = props
    .filter((selector) => !REFUSED.test(selector))
    .map((selector) => selector.replace('::-webkit-input-placeholder', '::placeholder'));
  if (element.props.length === 0) element.children = [];
};

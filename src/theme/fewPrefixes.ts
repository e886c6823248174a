import type { StylisPlugin } from '@emotion/cache';

/** Properties that current browsers still need with `-webkit-`. */
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

/** Selectors that current browsers refuse; each costs half a millisecond. */
const REFUSED = /::-(moz|ms)-/;

/** Prefixes for the supported browsers only; Emotion and MUI also write forms for older ones. */
export const fewPrefixes: StylisPlugin = (element) => {
  const { type, props } = element;
  if (type === 'decl' && typeof props === 'string' && PREFIXED.has(props))
    element.return = `-webkit-${element.value}${element.value}`;
  // A cheap check first: thousands of rules pass here.
  if (type !== 'rule' || typeof props === 'string' || !props.some((selector) => selector.includes('::-'))) return;
  element.props = props
    .filter((selector) => !REFUSED.test(selector))
    .map((selector) => selector.replace('::-webkit-input-placeholder', '::placeholder'));
  if (element.props.length === 0) element.children = [];
};

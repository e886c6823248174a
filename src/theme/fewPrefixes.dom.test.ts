import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { expect, it } from 'vitest';
import { fewPrefixes } from './fewPrefixes';

const cache = createCache({ key: 'test', stylisPlugins: [fewPrefixes], speedy: false });

function written(styles: string): string {
  cache.insert('.a', css(styles), cache.sheet, false);
  const text = cache.sheet.tags.map((tag) => tag.textContent).join('');
  cache.sheet.flush();
  return text;
}

it('only the prefixes that some browser needs are added', () => {
  expect(written('user-select:none;display:flex;transition:none;')).toBe(
    '.a{-webkit-user-select:none;user-select:none;display:flex;transition:none;}',
  );
});

it('the placeholder selector is the standard one, once', () => {
  expect(written('color:red;&::-webkit-input-placeholder{opacity:0;}&::-moz-placeholder{opacity:0;}')).toBe(
    '.a{color:red;}.a::placeholder{opacity:0;}',
  );
});

it('obsolete prefixes are omitted', () => {
  expect(written('color:red;&::-moz-focus-inner{border-style:none;}')).toBe('.a{color:red;}');
});

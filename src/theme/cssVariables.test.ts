import { expect, it } from 'vitest';
import { cssVariables } from './cssVariables';
import { colors } from './tokens';

it('every colour of a skin has a variable', () => {
  const css = cssVariables('dark');
  expect(css).toContain(`--color-page:${colors.dark.page}`);
  expect(css).toContain(`--color-custom-purple-on-soft:${colors.dark.tones.customPurple.onSoft}`);
  expect(css).toContain('color-scheme:dark');
});

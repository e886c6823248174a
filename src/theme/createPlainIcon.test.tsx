import { createSvgIcon } from '@mui/material/utils';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { leaveStyleSheetsOut, letStyleSheetsIn } from '../../test/support/styleSheets';
import createPlainIcon from './createPlainIcon';
import { createAppTheme } from './theme';

beforeAll(letStyleSheetsIn);
afterAll(leaveStyleSheetsOut);
afterEach(cleanup);

const PATH = <path d="M19 13h-6v6" />;
const theme = createAppTheme({ skin: 'light', language: 'fr' });
const LOOKS = ['font-size', 'width', 'height', 'display', 'flex-shrink', 'fill', 'color', 'user-select'] as const;

function draw(Icon: ComponentType<SvgIconProps>, props: SvgIconProps) {
  const { container } = render(
    <CacheProvider value={createCache({ key: 'icon' })}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <div style={{ fontSize: 11 }}>
          <Icon {...props} />
        </div>
      </ThemeProvider>
    </CacheProvider>,
  );
  const svg = container.querySelector('svg');
  if (!svg) throw new Error('no icon was drawn');
  const names = [...svg.classList].filter((name) => name.startsWith('Mui') || name === 'points-along').toSorted();
  const attributes = ['viewBox', 'focusable', 'aria-hidden', 'aria-label', 'role'].map((name) =>
    svg.getAttribute(name),
  );
  const style = getComputedStyle(svg);
  const looks = LOOKS.map((property) => style.getPropertyValue(property));
  cleanup();
  expect(looks[0]).not.toBe('');
  return { names, attributes, looks, content: svg.innerHTML };
}

it.each<readonly [string, SvgIconProps]>([
  ['as it is', {}],
  ['small', { fontSize: 'small' }],
  ['large', { fontSize: 'large' }],
  ['as large as the text', { fontSize: 'inherit', className: 'points-along' }],
  ['with a name', { 'aria-hidden': false, 'aria-label': 'Ajouter' }],
  ['coloured', { color: 'error' }],
  ['with a title', { titleAccess: 'Ajouter' }],
  ['with styles of its own', { sx: { fontSize: 64 } }],
])("an icon %s looks and is announced like the library's", (_, props) => {
  expect(draw(createPlainIcon(PATH), props)).toEqual(draw(createSvgIcon(PATH, 'Add'), props));
});

it('an icon without own styles has no generated class', () => {
  const { container } = render(
    <>
      {[createPlainIcon(PATH)].map((Icon) => (
        <Icon key="icon" fontSize="small" />
      ))}
    </>,
  );
  expect(container.querySelector('svg')?.getAttribute('class')).toBe('MuiSvgIcon-root MuiSvgIcon-fontSizeSmall');
});

import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AfterContent } from './AfterContent';

const parts = <AfterContent fallback="place">tools</AfterContent>;

it('the placeholder renders first, and the children right after', () => {
  // Static markup equals the first render in a browser.
  expect(renderToStaticMarkup(parts)).toBe('place');
  render(parts);
  expect(screen.getByText('tools')).toBeInTheDocument();
});

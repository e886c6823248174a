import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ResourceSchema } from '../../language/resourceSchema';
import { Entreprises } from '../../schemas/entreprises';
import { TypeContrats } from '../../schemas/contrats';
import { useFirstSections } from './useFirstSections';

function Drawn({ schema = Entreprises }: { readonly schema?: ResourceSchema }) {
  const { sections, isInPlace } = useFirstSections(schema);
  return `${sections.length} ${isInPlace}`;
}

it('the first section renders first, and the rest right after', () => {
  // Static markup equals the first render in a browser.
  expect(renderToStaticMarkup(createElement(Drawn))).toBe('1 false');
  render(createElement(Drawn));
  expect(Entreprises.sections.length).toBeGreaterThan(3);
  expect(screen.getByText(`${Entreprises.sections.length} true`)).toBeInTheDocument();
});

it('a short form renders at once', () => {
  expect(renderToStaticMarkup(createElement(Drawn, { schema: TypeContrats }))).toBe(
    `${TypeContrats.sections.length} true`,
  );
});

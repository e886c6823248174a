import { expect, it } from 'vitest';
import { isToolOf } from './rowKeys';

it('Down and J lead to the rows from the head of a column too, and from no row', () => {
  document.body.innerHTML = `<main><div role="search"><input id="search"><button id="tool"></button></div>
    <table><thead><tr><th><button id="head"></button></th></tr></thead>
    <tbody><tr><th><a id="row" href="/1"></a></th></tr></tbody></table></main>`;
  const at = (id: string) => document.querySelector(`#${id}`);
  const search = at('search');
  expect(search).not.toBeNull();
  if (!search) return;
  expect(isToolOf(search, at('tool'))).toBe(true);
  expect(isToolOf(search, at('head'))).toBe(true);
  expect(isToolOf(search, at('row'))).toBe(false);
});

import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageActions, usePageActions } from '../../resources/views/page/pageActions';
import type { MenuEntry } from '../../resources/views/page/ButtonMenu';
import { firstCommands } from './firstCommands';
import { matchExactly } from './matchCommands';
import { pageCommands } from './pageCommands';

const entry = (name: string, more: Partial<MenuEntry> = {}): MenuEntry => ({ name, label: name, icon: null, ...more });
const names = () => pageActions().map(({ name }) => name);

it('a page offers its actions in its own order, as long as it is open', () => {
  const filter = renderHook(({ shown }) => usePageActions(shown), { initialProps: { shown: [entry('filter')] } });
  const tools = renderHook(() => usePageActions([entry('export')]));
  filter.rerender({ shown: [entry('filter'), entry('views')] });
  expect(names()).toEqual(['filter', 'views', 'export']);
  filter.unmount();
  tools.unmount();
  expect(names()).toEqual([]);
});

it('what every page has is no action of the page', () => {
  const commands = pageCommands([entry('bell', { isEverywhere: true }), entry('export')], String, 'fr', undefined);
  expect(commands.filter(({ group }) => group === 'here').map(({ id }) => id)).toEqual(['page export']);
});

it('the empty palette begins with what the page offers, and ends it with the link', () => {
  const open = vi.fn();
  const commands = pageCommands(
    [entry('export', { onChoose: open }), entry('import', { to: '/x' })],
    String,
    'fr',
    'Fournisseurs',
  );
  expect(firstCommands(commands, []).map(({ id }) => id)).toEqual(['page export', 'page import', 'page link']);
  expect(matchExactly(commands, 'export fournisseurs').map(({ id }) => id)).toEqual(['page export']);
  const [run, go] = commands.map(({ effect }) => effect);
  if (run?.kind === 'run') run.run();
  expect(open).toHaveBeenCalledOnce();
  expect(go).toEqual({ kind: 'go', path: '/x' });
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessagePanel } from './MessagePanel';

it('an empty place has a sign, its own or an empty tray, which screen readers pass over', () => {
  const signOf = (panel: Parameters<typeof render>[0]) =>
    render(panel).container.querySelector('[aria-hidden] > svg')?.getAttribute('data-testid');
  expect(signOf(<MessagePanel title="Rien" />)).toBe('InboxOutlinedIcon');
  expect(signOf(<MessagePanel title="Rien" icon={<svg data-testid="own" />} />)).toBe('own');
});

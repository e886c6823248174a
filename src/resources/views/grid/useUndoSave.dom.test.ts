import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChangeCalls, ChangeReport } from '../../changes/changes';
import { createRegistry } from '../../registry/registry';
import { RegistryProvider } from '../RegistryContext';
import { useUndoSave } from './useUndoSave';

const revert = vi.fn<ChangeCalls['revertChanges']>();
const registry = createRegistry([]);

beforeEach(() => {
  revert.mockReset();
});

const wrapper = ({ children }: { readonly children: ReactNode }) =>
  createElement(
    CoreAdminContext,
    { dataProvider: { revertChanges: revert } as unknown as DataProvider },
    createElement(RegistryProvider, { value: registry, children }),
  );

/** Ids of the change sets that were reverted. */
const reverted = () => revert.mock.calls.map(([id]) => id);

it('brings a save back with Ctrl+Y pressed while its reversion is still under way, and both only once', async () => {
  let answer: (report: ChangeReport) => void = () => undefined;
  revert.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  revert.mockResolvedValueOnce({ applied: true, id: 9, rows: [] });
  const { result } = renderHook(() => useUndoSave(false), { wrapper });
  act(() => result.current.keep({ changeSet: 7, way: 'undo' }));
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  await waitFor(() => expect(reverted()).toEqual([7]));
  act(() => answer({ applied: true, id: 8, rows: [] }));
  await waitFor(() => expect(reverted()).toEqual([7, 8]));
});

it('hears Ctrl+Y while the notification reverts a save', async () => {
  let answer: (report: ChangeReport) => void = () => undefined;
  const work = new Promise<ChangeReport>((resolve) => (answer = resolve));
  revert.mockResolvedValueOnce({ applied: true, id: 9, rows: [] });
  const { result } = renderHook(() => useUndoSave(false), { wrapper });
  act(() => result.current.follow({ changeSet: 7, way: 'undo' }, work));
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  act(() => answer({ applied: true, id: 8, rows: [] }));
  await waitFor(() => expect(reverted()).toEqual([8]));
});

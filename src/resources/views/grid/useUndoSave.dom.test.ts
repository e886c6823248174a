import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChangeReport } from '../../changes/changes';
import { useUndoSave } from './useUndoSave';

const undo = vi.fn<(id: number, way: 'undo' | 'redo') => Promise<ChangeReport | undefined>>();
vi.mock('../changes/useUndoNotice', () => ({ useUndoNotice: () => ({ undo }) }));

beforeEach(() => undo.mockReset());

it('brings a save back with Ctrl+Y pressed while its reversion is still under way, and both only once', async () => {
  let answer: (report: ChangeReport) => void = () => undefined;
  undo.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  undo.mockResolvedValueOnce({ applied: true, id: 9, rows: [] });
  const { result } = renderHook(() => useUndoSave(false));
  act(() => result.current.keep({ changeSet: 7, way: 'undo' }));
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  expect(undo.mock.calls).toEqual([[7, 'undo']]);
  act(() => answer({ applied: true, id: 8, rows: [] }));
  await waitFor(() =>
    expect(undo.mock.calls).toEqual([
      [7, 'undo'],
      [8, 'redo'],
    ]),
  );
});

it('hears Ctrl+Y while the notification reverts a save', async () => {
  let answer: (report: ChangeReport) => void = () => undefined;
  const work = new Promise<ChangeReport>((resolve) => (answer = resolve));
  undo.mockResolvedValueOnce({ applied: true, id: 9, rows: [] });
  const { result } = renderHook(() => useUndoSave(false));
  act(() => result.current.follow({ changeSet: 7, way: 'undo' }, work));
  fireEvent.keyDown(window, { key: 'y', ctrlKey: true });
  act(() => answer({ applied: true, id: 8, rows: [] }));
  await waitFor(() => expect(undo.mock.calls).toEqual([[8, 'redo']]));
});

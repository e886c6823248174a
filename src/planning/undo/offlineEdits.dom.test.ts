import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { open } from './planEdits.fixture';

afterEach(() => act(() => onlineManager.setOnline(true)));

it('without a network, edits are shown, counted as waiting, and stored in their order once it is back', async () => {
  const { press, runs, tables } = open();
  await screen.findByText('Chez 4');
  act(() => onlineManager.setOnline(false));
  await press('vers 5');
  await press('vers 6');
  expect(screen.getByText('Chez 6')).toBeVisible();
  expect(await screen.findByText('2 en attente')).toBeVisible();
  expect(runs()).toEqual([]);
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(tables.creneaux).toMatchObject([{ id: 41, salarieId: 6, version: 6 }]));
  expect(await screen.findByText('Créneau déplacé.')).toBeVisible();
  expect(screen.getByText('Chez 6')).toBeVisible();
  expect(screen.getByText('0 en attente')).toBeVisible();
});

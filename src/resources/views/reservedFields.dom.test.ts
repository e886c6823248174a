import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreens } from '../../../test/support/renderScreens';
import { Entretiens, Salaries } from '../../../test/support/reservedResources';
import { createRegistry } from '../registry/registry';

const registry = createRegistry([Salaries, Entretiens]);
const tables = {
  Salaries: [{ id: 1, nom: 'Durand', salaire: 4200, coefficient: 2, avis: 'apte', entree: '2026-01-05', version: 1 }],
  'Salaries/1/entretiens': [],
};

const RECORDS = ['SALARIES:admin'];
const open = (at: string, rights: readonly string[], functionCodes: readonly string[] = []) =>
  renderScreens({ registry, tables, at, held: { rights: [...RECORDS, ...rights], functionCodes } });

describe('reserved fields', () => {
  it('have a column for their readers', async () => {
    open('/salaries', ['PAIE:read']);
    expect(await screen.findByText('Durand')).toBeTruthy();
    expect(screen.getAllByText('Salaire').length).toBeGreaterThan(0);
    expect(screen.queryByText('Avis')).toBeNull();
  });

  it('have no column for others', async () => {
    open('/salaries', [], ['MEDECIN']);
    expect(await screen.findByText('Durand')).toBeTruthy();
    expect(screen.queryByText('Salaire')).toBeNull();
    expect(screen.getAllByText('Avis').length).toBeGreaterThan(0);
  });

  it('are inputs for their writers, and text for people who only read them', async () => {
    const { container } = open('/salaries/modification/1', ['PAIE:read']);
    expect(await screen.findByRole('textbox', { name: /IBAN/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Salaire/ })).toBeNull();
    expect(within(container).getAllByText('Salaire').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox', { name: /Avis/ })).toBeNull();
  });

  it('are absent from the form of others', async () => {
    open('/salaries/modification/1', []);
    expect(await screen.findByRole('textbox', { name: /Nom/ })).toBeTruthy();
    for (const name of ['Salaire', 'IBAN', 'Avis', 'Paie']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByText('Coefficient')).toBeTruthy();
  });

  it('are absent from the details page too', async () => {
    open('/salaries/details/1', []);
    expect((await screen.findAllByText('Durand')).length).toBeGreaterThan(0);
    for (const name of ['Salaire', 'IBAN', 'Avis', 'Paie']) expect(screen.queryByText(name)).toBeNull();
  });
});

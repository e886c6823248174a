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

describe('fields that are not for all', () => {
  it('have a column for those who read them', async () => {
    open('/salaries', ['PAIE:read']);
    expect(await screen.findByText('Durand')).toBeTruthy();
    expect(screen.getAllByText('Salaire').length).toBeGreaterThan(0);
    expect(screen.queryByText('Avis')).toBeNull();
  });

  it('have none for the others', async () => {
    open('/salaries', [], ['MEDECIN']);
    expect(await screen.findByText('Durand')).toBeTruthy();
    expect(screen.queryByText('Salaire')).toBeNull();
    expect(screen.getAllByText('Avis').length).toBeGreaterThan(0);
  });

  it('are in a form for those who write them, and as a value for those who only read them', async () => {
    const { container } = open('/salaries/modification/1', ['PAIE:read']);
    expect(await screen.findByRole('textbox', { name: /IBAN/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Salaire/ })).toBeNull();
    expect(within(container).getAllByText('Salaire').length).toBeGreaterThan(0);
    expect(screen.queryByRole('textbox', { name: /Avis/ })).toBeNull();
  });

  it('leave no trace in the form of those who read none of them', async () => {
    open('/salaries/modification/1', []);
    expect(await screen.findByRole('textbox', { name: /Nom/ })).toBeTruthy();
    for (const name of ['Salaire', 'IBAN', 'Avis', 'Paie']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByText('Coefficient')).toBeTruthy();
  });

  it('leave no trace on the details page either', async () => {
    open('/salaries/details/1', []);
    expect((await screen.findAllByText('Durand')).length).toBeGreaterThan(0);
    for (const name of ['Salaire', 'IBAN', 'Avis', 'Paie']) expect(screen.queryByText(name)).toBeNull();
  });
});

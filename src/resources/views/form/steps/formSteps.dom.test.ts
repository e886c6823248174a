import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { Domaines, Taches } from '../../../../../test/support/screenSchemas';
import { alwaysBySteps, createdBySteps } from '../../../../../test/support/steppedSchemas';
import { createRegistry } from '../../../registry/registry';
import { stepSections, wrongSteps } from './steps';

const AUDIT = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: null };

const open = (schema = createdBySteps, at = '/services/creation') =>
  renderScreens({
    registry: createRegistry([schema, Domaines, Taches]),
    tables: { Services: [{ ...AUDIT }] },
    at,
  });

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });
const step = (name: RegExp) => screen.findByRole('group', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('sections with inputs become steps, with their own errors', () => {
  expect(stepSections(createdBySteps, true)).toEqual([0, 2]);
  expect(wrongSteps(createdBySteps, [0, 2], ['note', 'code'])).toEqual([0, 1]);
  expect(wrongSteps(createdBySteps, [0, 2], ['origine'])).toEqual([]);
});

describe('a form in steps', () => {
  it('leaves a valid step, keeps its input, and saves from its summary', async () => {
    const { user, tables, inAddress, container } = open();
    await step(/^Étape 1 sur 3.*Nom$/);
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
    await user.click(button('Suivant'));
    await waitFor(async () => expect(await field('Libellé')).toHaveFocus());
    expect(await field('Libellé')).toBeInvalid();
    expect(button('Rang')).toBeDisabled();
    await user.type(await field('Libellé'), 'Écoute');
    await user.type(await field('Code'), 'ECO{Enter}');
    expect(await step(/^Étape 2 sur 3.*Rang$/)).toHaveFocus();
    expect(inAddress('etape')).toBe('2');
    expect(screen.queryByRole('textbox', { name: /Libellé/ })).not.toBeInTheDocument();
    await user.type(await field('Note'), 'Le matin');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(button('Précédent'));
    expect(await field('Code')).toHaveValue('ECO');
    await user.click(button('Rang'));
    expect(await field('Note')).toHaveValue('Le matin');
    await user.click(button('Suivant'));
    const summary = await step(/^Récapitulatif$/);
    expect(within(summary).getByText('Le matin')).toBeInTheDocument();
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(tables.Services).toHaveLength(2));
    expect(tables.Services?.[1]).toMatchObject({ libelle: 'Écoute', code: 'ECO', note: 'Le matin' });
  });

  it('opens the step of an API error', async () => {
    const { user, refuse } = open();
    await user.type(await field('Libellé'), 'Écoute');
    await user.type(await field('Code'), 'AUD{Enter}');
    await step(/^Étape 2/);
    await user.click(button('Suivant'));
    await step(/^Récapitulatif$/);
    const problem = { title: 'Refusé', status: 409, errors: { code: ['Déjà pris'] } };
    refuse((method) => (method === 'create' ? new HttpError('Refusé', 409, { problem }) : undefined));
    await user.click(button('Enregistrer'));
    await waitFor(async () => expect(await field('Code')).toHaveFocus());
    expect(await field('Code')).toHaveAccessibleDescription(/Déjà pris/);
    expect(button('Nom, à corriger')).toHaveAttribute('aria-current', 'step');
  });

  it('starts at the first step, whatever the address', async () => {
    open(createdBySteps, '/services/creation?etape=3');
    await step(/^Étape 1/);
  });

  it('of a stored record opens every step, and saves in each', async () => {
    const { user, tables } = open(alwaysBySteps, '/services/modification/2');
    await user.click(await screen.findByRole('button', { name: 'Rang' }));
    await user.type(await field('Note'), 'Relu');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(tables.Services).toMatchObject([{ note: 'Relu' }]));
  });
});

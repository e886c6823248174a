import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderCell } from '../../../test/support/renderField';
import { kindOf, kinds, type KindName } from './kinds';

const SHOWN: Readonly<Record<KindName, readonly string[]>> = {
  text: ['Été', 'Hiver'],
  longText: ['Bonjour à tous, la réunion est reportée.', 'Merci !'],
  email: ['anne.martin@exemple.fr', "o'brien+socle@mail.exemple.org"],
  telephone: ['06 12 34 56 78', '+32 255 512 34', '39 49'],
  url: ['https://www.exemple.fr/contact?de=socle#plan', 'exemple.org', 'http://intranet.exemple.paris:8080'],
  integer: ['0', '12'],
  decimal: ['1,5', '1 000', '0,001'],
  money: ['0,00 €', '1 250,50 €', '999 999 999,99 €'],
  percentage: ['0 %', '12,5 %', '100 %'],
  boolean: ['Oui', 'Non'],
  date: ['29/02/2024', '01/03/2026'],
  dateTime: ['01/03/2026 à 14:30', '01/01/2025 à 00:59'],
  month: ['mars 2026', 'décembre 2024'],
  year: ['2000', '2026'],
  enumeration: ['En attente', 'Acceptée'],
  enumerationSet: ['Lundi', 'LundiMercredi'],
  reference: ['Domaine 1', 'Domaine 42'],
  referenceSet: ['Domaine 1', 'Domaine 42, Domaine 7'],
  colour: ['#1e88e5', '#000000'],
  icon: ['Outils', 'Divers'],
  file: ['Contrat signé.pdf 47 ko', 'notes.txt 12 octets'],
  files: ['Compte rendu.pdf 12 ko', 'atelier.jpg 338 ko et 1 autre'],
  image: ['', ''],
  embedded: ['Lille3', 'Metz'],
  embeddedList: ['Sommeil', 'Stress, Sommeil'],
  siren: ['732 829 320', '356 000 000'],
  siret: ['732 829 320 00074', '356 000 000 00048', '356 000 000 49837'],
  naf: ['01.11Z', '86.90D'],
  postcode: ['59000', '20090', '97400', '98800', '01000'],
  note: ['0', '7,5', '10'],
};

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Paris');
});

const shownIn = (container: HTMLElement) => container.textContent.replace(/\s+/g, ' ').trim();

describe.each(Object.keys(kinds) as KindName[])('the cell of %s', (name) => {
  const { spec, valid } = kindOf({ kind: name, label: ['', '', '', ''] }).samples;

  it.each(valid.map((value, index) => [value, SHOWN[name][index]] as const))('shows %j as %s', async (value, shown) => {
    const { container } = renderCell(spec, value);
    await waitFor(() => expect(shownIn(container)).toBe(shown));
  });

  it('shows the whole value on the details page, accessibly', async () => {
    const { container } = renderCell(spec, valid[1], true);
    await waitFor(() => expect(container.querySelector('[aria-label="Chargement…"]')).toBeNull());
    expect(container.children.length).toBeGreaterThan(0);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('shows that it is empty', () => {
    renderCell(spec, null);
    expect(screen.getByRole('img', { name: 'Non renseigné' })).toBeInTheDocument();
  });
});

describe('the short cell of an embedded list', () => {
  const { spec } = kindOf({ kind: 'embeddedList', label: ['', '', '', ''] }).samples;

  it('names two items and counts the others', () => {
    const { container } = renderCell(spec, [{ theme: 'Sommeil' }, { theme: 'Stress' }, { theme: 'Bruit' }]);
    expect(shownIn(container)).toBe('Sommeil, Stress et 1 autre');
  });

  it('counts items without a name', () => {
    const { container } = renderCell(spec, [{ participants: 3 }]);
    expect(shownIn(container)).toBe('1 élément');
  });
});

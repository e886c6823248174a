import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { onBothSkins } from '../../../theme/onBothSkins';
import { DayCard } from './DayCard';

const slot = { id: 5, entrepriseId: null, typeCreneauId: 2, texte: null };
const times = { debut: '2026-11-30T08:00:00Z', fin: '2026-11-30T09:00:00Z' };

beforeEach(() => windowOfWidth(1440));

it("a slot of one's week leads to its day in the plan", async () => {
  renderPage({
    page: <DayCard />,
    registry: createRegistry(schemas),
    tables: { typesCreneau: [{ id: 2, libelle: 'Réunion', code: 'RE', couleur: '#ef6c00', actif: true }] },
    rights: [],
    answers: (line) => (line === 'POST creneaux/search' ? { items: [{ ...slot, ...times }], totalCount: 1 } : null),
  });
  expect(await screen.findByRole('link', { name: 'Réunion' })).toHaveAttribute('href', '/plannings?date=2026-11-30');
  expect(document.querySelector('[data-card=jour] li [aria-hidden]')).toHaveStyle({ '--slot': onBothSkins('#ef6c00') });
});

import { describe, expect, it } from 'vitest';
import { Entreprises } from '../../../schemas/entreprises';
import { FichesIncident } from '../../../schemas/incidents';
import { TypesCreneau } from '../../../schemas/typesCreneau';
import { Utilisateurs } from '../../../schemas/utilisateurs';
import { contentWidth, type Lettering } from './useContentWidths';

const letteringOf = (language: Lettering['language']): Lettering => ({
  text: '14px Inter',
  chip: '500 13px Inter',
  language,
  instant: language === 'de' ? '28.12.2026 um 20:58' : '28/12/2026 à 20:58',
});
const FRENCH = letteringOf('fr');

describe('contentWidth', () => {
  it('includes the swatch beside a colour', () => {
    const rows = [{ id: 1, libelle: '#2e7d32', couleur: '#2e7d32' }];
    const widthOf = (field: string) => contentWidth(TypesCreneau, field, rows, FRENCH) ?? 0;
    expect(widthOf('couleur') - widthOf('libelle')).toBeGreaterThan(24);
  });

  it('includes the picture beside a name', () => {
    const widthOf = (isName: boolean) =>
      contentWidth(Utilisateurs, 'nom', [{ id: 1, nom: 'De La Fontaine' }], FRENCH, isName) ?? 0;
    expect(widthOf(true) - widthOf(false)).toBe(32);
  });

  it('is that of the widest option, in the language of the reader, whatever the rows hold', () => {
    const widthOf = (language: Lettering['language']) =>
      contentWidth(Entreprises, 'statut', [{ id: 1, statut: 'Actif' }], letteringOf(language)) ?? 0;
    // Suspendu, Ausgeschieden: 7.5 pixels a letter where there is no canvas.
    expect(widthOf('fr')).toBe(8 * 7.5 + 16 + 26);
    expect(widthOf('de')).toBe(98 + 16 + 26);
  });

  it('is that of a day with its time as the reader writes it, with nothing to spare', () => {
    const widthOf = (language: Lettering['language']) =>
      contentWidth(FichesIncident, 'dateIncident', [], letteringOf(language)) ?? 0;
    expect(widthOf('fr')).toBe(18 * 7.5 + 26);
    expect(widthOf('de')).toBe(Math.ceil(19 * 7.5) + 26);
  });
});

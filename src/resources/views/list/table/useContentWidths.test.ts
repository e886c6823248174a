import { describe, expect, it } from 'vitest';
import { TypesCreneau } from '../../../schemas/typesCreneau';
import { Utilisateurs } from '../../../schemas/utilisateurs';
import { contentWidth } from './useContentWidths';

describe('contentWidth', () => {
  it('includes the swatch beside a colour', () => {
    const rows = [{ id: 1, libelle: '#2e7d32', couleur: '#2e7d32' }];
    const widthOf = (field: string) => contentWidth(TypesCreneau, field, rows, '14px Inter') ?? 0;
    expect(widthOf('couleur') - widthOf('libelle')).toBeGreaterThan(24);
  });

  it('includes the picture beside a name', () => {
    const widthOf = (isName: boolean) =>
      contentWidth(Utilisateurs, 'nom', [{ id: 1, nom: 'De La Fontaine' }], '14px Inter', isName) ?? 0;
    expect(widthOf(true) - widthOf(false)).toBe(32);
  });
});

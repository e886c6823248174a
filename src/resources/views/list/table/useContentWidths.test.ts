import { describe, expect, it } from 'vitest';
import { TypesCreneau } from '../../../schemas/typesCreneau';
import { contentWidth } from './useContentWidths';

describe('contentWidth', () => {
  it('includes the swatch beside a colour', () => {
    const rows = [{ id: 1, libelle: '#2e7d32', couleur: '#2e7d32' }];
    const widthOf = (field: string) => contentWidth(TypesCreneau, field, rows, '14px Inter') ?? 0;
    expect(widthOf('couleur') - widthOf('libelle')).toBeGreaterThan(24);
  });
});

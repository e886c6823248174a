import { describe, expect, it } from 'vitest';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../registry/registry';
import { pathOf } from '../../registry/paths';
import { hasOwnPage, pageTarget } from './recordPage';

const registry = createRegistry(schemas);

const target = (address: string) => {
  const found = registry.resolve(address);
  if (!found) throw new Error(`'${address}' is not declared`);
  return { ...found, address };
};

/** The page of record 5 of a collection; undefined if its row shows everything. */
function pageIn(address: string): string | undefined {
  const collection = target(address);
  const { schema, parents } = pageTarget(registry, collection);
  return hasOwnPage(registry, collection) ? pathOf(schema, 'show', 5, parents) : undefined;
}

describe('the page of a nested record', () => {
  it('is in its own collection', () => {
    expect(pageIn('Entreprises/12/sites')).toBe('/adherents/12/sites/details/5');
  });

  it('is in the source of a view', () => {
    expect(pageIn('Entreprises/12/Dossiers')).toBe('/dossiers/details/5');
    expect(pageIn('Entreprises/12/AccesPlateforme')).toBe('/acces-plateforme-beneficiaire/details/5');
  });

  it('stays in the view if the source has no screens', () => {
    expect(pageIn('Entreprises/12/InformationsAdditionnelles')).toBe('/adherents/12/informations/details/5');
  });

  it('does not exist if the row says everything, or if another collection shows it', () => {
    expect(pageIn('Groupes/3/membres')).toBeUndefined();
    expect(pageIn('Entreprises/12/Assistants')).toBeUndefined();
  });
});

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

describe('the page of a record', () => {
  it('is in its own collection', () => {
    expect(pageIn('Entreprises/12/sites')).toBe('/adherents/12/sites/details/5');
  });

  it('is where a view below a record has it from', () => {
    expect(pageIn('Entreprises/12/Dossiers')).toBe('/dossiers/details/5');
    expect(pageIn('Entreprises/12/AccesPlateforme')).toBe('/acces-plateforme-beneficiaire/details/5');
  });

  it('stays in the view where what it shows has no screens', () => {
    expect(pageIn('Entreprises/12/InformationsAdditionnelles')).toBe('/adherents/12/informations/details/5');
  });

  it('is none where the row says everything, or another collection beside shows it', () => {
    expect(pageIn('Groupes/3/membres')).toBeUndefined();
    expect(pageIn('Entreprises/12/Assistants')).toBeUndefined();
  });
});

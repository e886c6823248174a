import { vi } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { Droits, Fonctions, Profils } from '../../src/resources/schemas/acces';
import { Entreprises } from '../../src/resources/schemas/entreprises';
import { EntrepriseSites } from '../../src/resources/schemas/entreprisesContacts';
import { Branches, Regions } from '../../src/resources/schemas/territoires';
import { renderPage, type PageOptions } from './renderPage';
import { observerOfSizes } from './window';

const registry = createRegistry([Droits, Fonctions, Profils, Entreprises, EntrepriseSites, Branches, Regions]);
const FLAGS = ['read', 'create', 'update', 'admin'];

export interface AccessPageOptions extends Pick<PageOptions, 'page' | 'answers' | 'extensions' | 'at'> {
  readonly rights?: readonly string[];
  readonly functionCount?: number;
  readonly rightCount?: number;
}

const RIGHTS = ['FONCTIONS:admin', 'IDENTITES:admin', 'ACL:read', 'ENTREPRISES:read'];

/** Gives jsdom a viewport of 1000 x 600, so that the virtualised matrix renders its visible cells. */
export function installWindow(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  observerOfSizes();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Renders a page about rights over functions and rights in memory; function 1 holds right 1. */
export function renderAccessPage(options: AccessPageOptions) {
  const { rights = RIGHTS, functionCount = 3, rightCount = 5, ...page } = options;
  const tables = {
    Fonctions: numbered(functionCount).map((id) => ({
      id,
      code: `F${id}`,
      libelle: `Fonction ${id}`,
      actif: true,
      droits: id === 1 ? [{ droitId: 1, flag: 'read' }] : [],
    })),
    Droits: numbered(rightCount).map((id) => ({
      id,
      code: `DROIT_${String(id).padStart(3, '0')}`,
      libelle: `Droit ${id}`,
      flags: id === 2 ? ['read'] : FLAGS,
      actif: true,
    })),
    Entreprises: [
      { id: 12, nom: 'Verrerie du Lac', code: 'ADH-12' },
      { id: 15, nom: 'Scierie du Nord', code: 'ADH-15' },
    ],
    'Entreprises/12/sites': [],
    'Entreprises/15/sites': [{ id: 31, nom: 'Atelier de Lens' }],
    Branches: [{ id: 2, libelle: 'Métallurgie', code: 'MET', actif: true }],
    Regions: [{ id: 3, libelle: 'Hauts-de-France', code: 'HDF', actif: true }],
  };
  return renderPage({ ...page, registry, tables, rights });
}

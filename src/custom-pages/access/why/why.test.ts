import { describe, expect, it } from 'vitest';
import { sampleRegistry } from '../../../layout/sample.fixture';
import { functionsGiving } from './functionsGiving';
import { operationSubjects } from './operationSubjects';
import { screenSubjects } from './subjects';

const translate = (key: string) => key;

describe('screenSubjects', () => {
  const subjects = screenSubjects(sampleRegistry, 'fr', translate);
  const at = (route: string) => subjects.filter(({ query }) => 'route' in query && query.route === route);

  it('lists the routes of the product with their rules, each address once', () => {
    expect(at('/access-control')).toMatchObject([
      { label: 'Contrôle d’accès', address: '/access-control', rule: { rights: ['ACL:read'] } },
    ]);
    expect(at('/equipes')).toHaveLength(1);
  });

  it('lists the generated screens, with an id for each parameter', () => {
    expect(at('/vehicules/details/1')[0]?.rule).toEqual({ rights: ['VEHICULES:read', 'VEHICULES:admin'] });
  });
});

it('operationSubjects lists every operation of a document by its summary, told apart by what it lies in', () => {
  const list = (tag: string) => ({ get: { summary: `${tag} : liste`, tags: [tag] } });
  const document = {
    paths: {
      '/api/Themes/{id}': { parameters: [], put: { summary: 'Modifier', tags: ['Thèmes'] }, get: {} },
      '/api/Groupes': list('Groupes'),
      '/api/Equipes': list('Équipes'),
      '/api/Groupes/{groupeId}/membres': list('Membres'),
      '/api/Equipes/{equipeId}/membres': list('Membres'),
    },
  };
  expect(operationSubjects(document).map(({ label }) => label)).toEqual([
    'Modifier',
    'GET /api/Themes/{id}',
    'Groupes : liste',
    'Équipes : liste',
    'Membres : liste (Groupes)',
    'Membres : liste (Équipes)',
  ]);
  expect(operationSubjects(document)[0]?.query).toEqual({ method: 'PUT', path: '/api/Themes/1' });
  expect(operationSubjects('illisible')).toEqual([]);
});

it('functionsGiving finds the enabled functions that grant a right', () => {
  const rights = [{ id: 5, code: 'THEMES', libelle: 'Thèmes', flags: ['read'] as const, actif: true }];
  const fonction = (id: number, flag: 'read' | 'admin', actif = true) => ({
    id,
    code: `F${id}`,
    libelle: `F${id}`,
    actif,
    droits: [{ droitId: 5, flag }],
  });
  const functions = [fonction(1, 'read'), fonction(2, 'admin'), fonction(3, 'read', false)];
  expect(functionsGiving('THEMES:read', functions, rights).map(({ id }) => id)).toEqual([1]);
  expect(functionsGiving('AUTRE:read', functions, rights)).toEqual([]);
});

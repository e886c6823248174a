import { expect, it } from 'vitest';
import { sampleRegistry } from '../../layout/sample.fixture';
import { heldInWords } from './heldInWords';

it('describes rights by their names, by the screens that they open, or by code', () => {
  const rights = ['VEHICULES:admin', 'VEHICULES:read', 'ACCES_BI:read', 'AUTRE_CHOSE:update'];
  expect(heldInWords({ rights, limited: ['VEHICULES:read'] }, sampleRegistry.schemas, 'fr')).toEqual([
    { code: 'ACCES_BI', name: 'Accès BI', flags: ['read'], limited: [] },
    { code: 'AUTRE_CHOSE', name: 'AUTRE_CHOSE', flags: ['update'], limited: [] },
    { code: 'VEHICULES', name: 'Véhicules', flags: ['read', 'admin'], limited: ['read'] },
  ]);
});

it('names rights that open no list, as the screens that grant them do', () => {
  const [line] = heldInWords({ rights: ['PARTENAIRES_INFOS_ADD:read'] }, sampleRegistry.schemas, 'de');
  expect(line?.name).toBe('Zusatzinformationen zu Partnern');
});

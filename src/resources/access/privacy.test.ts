import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { isFoundByKept, isKeptBack, keptBackCondition, openCondition, privateFields, readsPrivate } from './privacy';
import { createRegistry } from '../registry/registry';
import { DemandesModifications } from '../schemas/demandesModifications';
import { Equipes } from '../schemas/equipes';
import { UtilisateurContrats, Utilisateurs } from '../schemas/utilisateurs';

const registry = createRegistry(schemas);
const holding = (...rights: readonly string[]) => ({ grants: { rights, functionCodes: [] }, personId: 7 });
const reader = holding('UTILISATEURS:read', 'IDENTITES:admin', 'PLANNING_SUPERADMIN:admin');

it('private records are read whole by who may change them, and by whom they are', () => {
  expect(readsPrivate(Utilisateurs, holding('UTILISATEURS:update').grants)).toBe(true);
  expect(readsPrivate(Utilisateurs, holding('UTILISATEURS:admin').grants)).toBe(true);
  expect(readsPrivate(Utilisateurs, reader.grants)).toBe(false);
  expect(readsPrivate(Equipes, reader.grants)).toBe(true);
  expect(openCondition(Utilisateurs, holding('UTILISATEURS:update'))).toBeUndefined();
  expect(JSON.stringify(openCondition(Utilisateurs, reader))).toContain('{"field":"id","operator":"equals","value":7}');
});

it('they keep back all but what is declared and what their list is asked for', () => {
  const shown = Object.keys(Utilisateurs.fields).filter((field) => !privateFields(Utilisateurs).includes(field));
  expect(shown).toEqual(['nom', 'prenom', 'utilisateurMasquee', 'isPrivateMember']);
  expect(isFoundByKept(Utilisateurs, { FonctionCode: 'X' })).toBe(false);
  expect(isFoundByKept(Utilisateurs, { entrepriseId: '1' })).toBe(true);
});

it('what is left out of a private record is kept back; what is empty is not', () => {
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true, nom: 'A' }, 'email')).toBe(true);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true, email: null }, 'email')).toBe(false);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: false }, 'email')).toBe(false);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true }, 'nom')).toBe(false);
});

it('what hangs below a private record, or speaks of it, is kept back with it', () => {
  const open = openCondition(Utilisateurs, reader);
  expect(keptBackCondition(UtilisateurContrats, registry, reader)).toEqual({ above: open });
  expect(keptBackCondition(DemandesModifications, registry, reader)).toEqual({
    reference: 'utilisateurId',
    where: open,
  });
  expect(keptBackCondition(Equipes, registry, reader)).toBeUndefined();
});

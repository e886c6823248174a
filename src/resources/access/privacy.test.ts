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

it('private records are shown in full to people who may change them, and to their subject', () => {
  expect(readsPrivate(Utilisateurs, holding('UTILISATEURS:update').grants)).toBe(true);
  expect(readsPrivate(Utilisateurs, holding('UTILISATEURS:admin').grants)).toBe(true);
  expect(readsPrivate(Utilisateurs, reader.grants)).toBe(false);
  expect(readsPrivate(Equipes, reader.grants)).toBe(true);
  expect(openCondition(Utilisateurs, holding('UTILISATEURS:update'))).toBeUndefined();
  expect(JSON.stringify(openCondition(Utilisateurs, reader))).toContain('{"field":"id","operator":"equals","value":7}');
});

it('private records show only declared fields, and parameters of their list', () => {
  const shown = Object.keys(Utilisateurs.fields).filter((field) => !privateFields(Utilisateurs).includes(field));
  expect(shown).toEqual(['nom', 'prenom', 'utilisateurMasquee', 'isPrivateMember']);
  expect(isFoundByKept(Utilisateurs, { FonctionCode: 'X' })).toBe(false);
  expect(isFoundByKept(Utilisateurs, { entrepriseId: '1' })).toBe(true);
});

it('a missing field of a private record is hidden, and an empty one is not', () => {
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true, nom: 'A' }, 'email')).toBe(true);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true, email: null }, 'email')).toBe(false);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: false }, 'email')).toBe(false);
  expect(isKeptBack(Utilisateurs, { isPrivateMember: true }, 'nom')).toBe(false);
});

it('records below a private one, or about it, are hidden too', () => {
  const open = openCondition(Utilisateurs, reader);
  expect(keptBackCondition(UtilisateurContrats, registry, reader)).toEqual({ above: open });
  expect(keptBackCondition(DemandesModifications, registry, reader)).toEqual({
    reference: 'utilisateurId',
    where: open,
  });
  expect(keptBackCondition(Equipes, registry, reader)).toBeUndefined();
});

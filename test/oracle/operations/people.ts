import type { OperationGroup } from '../types';
import { PLAN_READERS, PLAN_WRITERS } from './planners';

const section = { area: 'people', source: '7.2' } as const;

/** Decided in docs/decisions/0006-rights.md, "Who may administer rights". */
export const PEOPLE_READERS = {
  anyOf: ['IDENTITES:read', 'IDENTITES:admin', 'UTILISATEURS:read', 'UTILISATEURS:admin'],
} as const;
const GIVE_TO_PEOPLE = { anyOf: ['IDENTITES:admin'] } as const;
const GIVE_TO_FUNCTIONS = { anyOf: ['FONCTIONS:admin'] } as const;
const giving = {
  ...section,
  reason: 'docs/decisions/0006-rights.md, "Who may administer rights": lower levels do not suffice',
};

/** Section 7.2: session, users, rights. */
export const peopleOperations: readonly OperationGroup[] = [
  {
    ...section,
    reason: 'the caller’s own data need only a session',
    rule: 'session',
    paths: {
      '/MyRights': 'GET',
      '/MyProfile': 'GET',
      '/preferencesUtilisateur': 'GET POST',
      '/preferencesUtilisateur/{id}': 'GET PUT DELETE',
      '/Humeur': 'GET POST',
      '/Avis': 'PUT',
      '/Avis/{id}': 'PUT',
    },
  },
  {
    ...section,
    reason:
      'docs/decisions/0025-people.md: people propose changes of their own record; another’s is guarded by UTILISATEURS',
    rule: 'session',
    paths: { '/Utilisateurs/{id}/demandesModifications': 'GET POST' },
  },
  {
    ...section,
    reason: 'everybody’s opinions; the name is ours',
    rule: { resource: 'AVIS' },
    paths: { '/Avis': 'GET' },
  },
  {
    ...section,
    reason: 'pages without a session use them, with one-time tokens',
    rule: 'anonymous',
    paths: {
      '/Utilisateurs/{id}/confirmAccount': 'POST',
      '/Utilisateurs/{id}/confirmEmail/{token}': 'GET',
      '/Utilisateurs/{id}/confirmEmail/': 'POST',
      '/Utilisateurs/{id}/resetPassword/{token}': 'POST',
    },
  },
  {
    ...section,
    reason:
      'docs/decisions/0005-accountMails.md, "askResetPassword and resendConfirmationLink by id are for administrators of users"',
    rule: { resource: 'UTILISATEURS' },
    paths: {
      '/Utilisateurs/{id}/askResetPassword': 'POST:update',
      '/Utilisateurs/{id}/resendConfirmationLink': 'POST:update',
    },
  },
  {
    ...giving,
    rule: PEOPLE_READERS,
    paths: {
      '/UserDetails': 'GET',
      '/UserDetails/{id}': 'GET',
      '/Profils/{id}': 'GET',
      '/Identities/{id}': 'GET',
      '/Identities/{id}/fonctions': 'GET',
      '/Identities/{id}/Profils/{profilId}': 'GET',
    },
  },
  {
    ...giving,
    rule: GIVE_TO_PEOPLE,
    paths: {
      '/Identities/{id}/fonctions': 'POST',
      '/Identities/{id}/Fonctions/{fonctionId}': 'DELETE',
      '/Identities/{id}/droits': 'POST',
      '/Identities/{id}/droits/{droitId}/{flag}': 'DELETE',
      '/Identities/{identityId}/Profils': 'POST',
      '/Identities/{id}/Profils/{profilId}': 'DELETE',
      '/Identities/{id}/Profils/{profilId}/Droits/{droitId}': 'POST DELETE',
      '/Identities/{id}/Profils/{profilId}/Entreprises/{entrepriseId}': 'POST DELETE',
    },
  },
  {
    ...giving,
    rule: GIVE_TO_FUNCTIONS,
    paths: {
      '/Fonctions/{id}/Droits': 'PUT',
      '/Fonctions/{id}/Droits/{droitId}': 'POST',
      '/Fonctions/{id}/Droits/{droitId}/{flag}': 'DELETE',
    },
  },
  {
    ...section,
    rule: { resource: 'FONCTIONS', reading: 'session' },
    paths: { '/Fonctions': 'GET POST', '/Fonctions/{id}': 'PUT DELETE', '/Fonctions/entityType/{type}': 'GET' },
  },
  {
    ...section,
    rule: { resource: 'UTILISATEURS' },
    paths: {
      '/Utilisateurs': 'GET POST',
      '/Utilisateurs/{id}': 'GET PUT DELETE',
      '/Utilisateurs/{id}/photo': 'PUT',
      '/Utilisateurs/{id}/applications': 'PUT',
      '/Utilisateurs/{id}/Profils': 'GET',
      '/Utilisateurs/{id}/Groupes': 'GET',
      '/Utilisateurs/{id}/Equipes': 'GET',
      '/Utilisateurs/{id}/Competences': 'GET',
      '/Utilisateurs/{id}/contrats': 'GET POST',
      '/Utilisateurs/{id}/contrats/{cid}': 'GET PUT DELETE',
      '/Utilisateurs/{id}/demandesModifications/{did}': 'PATCH',
      '/Trombinoscope': 'GET',
    },
  },
  {
    ...section,
    reason: 'docs/decisions/0013-planning.md, "Months" and "Requests": staff for their own plan, planners for all',
    rule: PLAN_READERS,
    paths: {
      '/Utilisateurs/{id}/Plannings': 'GET',
      '/Utilisateurs/{id}/InfosSalariePlanning': 'GET',
      '/Utilisateurs/{id}/validationsPlannings/{monthYear}': 'PUT',
      '/Utilisateurs/{id}/demandesModificationsPlannings': 'GET POST',
    },
  },
  {
    ...section,
    reason: 'answering a request writes the plan: the right of the page, section 6',
    rule: PLAN_WRITERS,
    paths: { '/Utilisateurs/{id}/demandesModificationsPlannings/{did}': 'PATCH' },
  },
];

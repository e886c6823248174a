import { PEOPLE_READERS } from '../operations/people';
import type { OperationGroup } from '../types';

const area = 'people';
const records = { area, source: 'docs/extensions.md, records' } as const;
const rights = { area, source: 'docs/extensions.md, rights and identities' } as const;

export const ownPeople: readonly OperationGroup[] = [
  {
    area,
    source: 'docs/decisions/0012-files.md, signed address of a picture',
    reason: 'an image cannot send a token: the signature names person, file and end',
    rule: 'anonymous',
    paths: { '/MyProfile/photo/{fileId}': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, accountMails',
    reason: 'a person who has forgotten the password has no session; the answer tells nothing',
    rule: 'anonymous',
    paths: { '/askResetPassword': 'POST' },
  },
  {
    ...records,
    reason: 'the caller’s own records',
    rule: 'session',
    paths: { '/Humeur/{id}': 'GET DELETE', '/Vues': 'GET POST', '/Vues/{id}': 'GET PUT DELETE' },
  },
  {
    ...records,
    reason: 'everybody’s opinions',
    rule: { resource: 'AVIS' },
    paths: { '/Avis/{id}': 'GET DELETE', '/Avis/moyennes': 'GET' },
  },
  {
    area: 'people',
    source: 'docs/extensions.md, feedback',
    reason: 'averages of the caller’s own teams, which name nobody',
    rule: 'session',
    paths: { '/Humeur/equipes': 'GET' },
  },
  {
    ...records,
    reason: 'one record is read by those who read the list',
    rule: { resource: 'FONCTIONS', reading: 'session' },
    paths: { '/Fonctions/{id}': 'GET' },
  },
  {
    ...records,
    reason: 'pickers of profiles read the list; GET /Profils/{id} is the contract’s, a person’s profiles',
    rule: { resource: 'PROFILS', reading: 'session' },
    paths: { '/Profils': 'GET POST', '/Profils/{id}': 'PUT DELETE' },
  },
  {
    ...records,
    reason: 'the files of a person’s skills and contracts, and the counts of their tabs, are read with the person',
    rule: { resource: 'UTILISATEURS' },
    paths: {
      '/Utilisateurs/{id}/download': 'GET',
      '/Utilisateurs/{id}/download/{fileId}': 'GET',
      '/Utilisateurs/{id}/contrats/{cid}/download': 'GET',
      '/Utilisateurs/{id}/contrats/{cid}/download/{fileId}': 'GET',
      '/Utilisateurs/{id}/resume': 'GET',
    },
  },
  {
    area,
    source: 'docs/extensions.md, ownRecord',
    reason: 'the caller’s own record, as far as they may propose changes of it',
    rule: 'session',
    paths: { '/MyProfile/fiche': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, directoryPdf',
    reason: 'the directory as a document is read by those who read the directory',
    rule: { resource: 'UTILISATEURS' },
    paths: { '/Trombinoscope/pdf': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, applications',
    reason: 'what the caller’s own record opens',
    rule: 'session',
    paths: { '/MyApplications': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, session',
    reason: 'the caller’s own data, as the calls that it answers together give them',
    rule: 'session',
    paths: { '/MySession': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, inbox',
    reason: 'what waits for the caller themselves, each kind under the right to decide it',
    rule: 'session',
    paths: { '/MyInbox': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, live',
    reason: 'it tells of the change sets that the caller’s own lists would show, and never what is in them',
    rule: 'session',
    paths: { '/live': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, accessRequests',
    reason: 'who is refused asks for themselves',
    rule: 'session',
    paths: { '/access/requests': 'GET POST' },
  },
  {
    area,
    source: 'docs/extensions.md, names',
    reason: 'names of what the caller’s own records point at, and of nothing else',
    rule: 'session',
    paths: { '/noms': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, ownRecord',
    reason: 'people withdraw their own request, and no other',
    rule: 'session',
    paths: { '/Utilisateurs/{id}/demandesModifications/{did}': 'DELETE' },
  },
  {
    area,
    source: 'docs/extensions.md, globalSearch',
    reason: 'it finds what the caller’s own lists would show, and nothing else',
    rule: 'session',
    paths: { '/recherche': 'GET' },
  },
  {
    area,
    source: 'docs/extensions.md, ownRecord',
    reason: 'the requests of all people are read by those who read people',
    rule: { resource: 'UTILISATEURS' },
    paths: { '/demandesModifications': 'GET' },
  },
  {
    ...rights,
    reason: 'it tells what people hold, as GET /Identities/{id} does',
    rule: PEOPLE_READERS,
    paths: { '/Identities': 'GET', '/access/why': 'GET' },
  },
  {
    ...rights,
    reason: 'it gives rights to functions and takes them, or says what that would do',
    rule: { anyOf: ['FONCTIONS:admin'] },
    paths: { '/access/preview': 'POST', '/access/apply': 'POST' },
  },
  {
    ...rights,
    reason: 'the highest right over people: a view shows whatever the other person sees',
    rule: { anyOf: ['IDENTITES:admin'] },
    paths: { '/access/view-as': 'POST DELETE' },
  },
];

import type { OperationGroup } from '../types';

const section = { area: 'follow-up', source: '7.7' } as const;
const crud = (path: string) => ({ [path]: 'GET POST', [`${path}/{id}`]: 'GET PUT DELETE' });

/** Section 6: the four kinds of targets of additional information, each with its own right to create. */
const NOTICE_RESOURCES = ['ENTREPRISES', 'FOURNISSEURS', 'PARTENAIRES', 'UTILISATEURS'] as const;
const noticeRights = (flags: readonly string[]) => ({
  anyOf: NOTICE_RESOURCES.flatMap((name) => flags.map((flag) => `${name}_INFOS_ADD:${flag}`)),
});

/** Rights to read the page of a target. */
const READERS = [
  ...NOTICE_RESOURCES.flatMap((name) => [`${name}:read`, `${name}:admin`]),
  'EXTERNES_ENTREPRISES_OPENSOME:read',
];

/** Rights to read notices: those on a target's notices, and those on its page. */
export const NOTICE_READERS = { anyOf: [...noticeRights(['read', 'admin']).anyOf, ...READERS] };

/** Section 7.7: incident reports, process, changelogs, BI, additional information. */
export const followUpOperations: readonly OperationGroup[] = [
  {
    ...section,
    reason: 'searching and exporting are reading; a reporter follows the own reports without another right',
    rule: { resource: 'FICHES_INCIDENT', reading: ['FICHES_INCIDENT:create'] },
    paths: {
      '/FichesIncident': 'POST',
      '/FichesIncident/{id}': 'GET PUT DELETE',
      '/FichesIncident/statistiques': 'GET',
      '/FichesIncident/search': 'POST:read',
      '/FichesIncident/export': 'POST:read',
    },
  },
  {
    ...section,
    reason: 'the picker of an incident reads the processes with a session',
    rule: { resource: 'FI_PROCESSUS', reading: 'session' },
    paths: crud('/Processus'),
  },
  {
    ...section,
    reason: 'the readers’ page (ACL read) shows the name of each type',
    rule: { resource: 'PARAMETRES', reading: 'session' },
    paths: crud('/changelogTypes'),
  },
  { ...section, rule: { resource: 'PARAMETRES' }, paths: crud('/changelogs') },
  {
    ...section,
    reason: 'the right of the readers’ page, section 6',
    rule: { resource: 'ACL' },
    paths: { '/changelogsApplication': 'GET' },
  },
  {
    ...section,
    reason: 'what the caller has not read yet is the caller’s own',
    rule: 'session',
    paths: { '/UnreadChangelogs': 'GET POST' },
  },
  { ...section, rule: { resource: 'ACCES_BI' }, paths: { ...crud('/BIAcces'), '/BIRapports': 'GET' } },
  {
    ...section,
    reason: 'section 6: each target has its own right to create',
    rule: noticeRights(['create', 'admin']),
    paths: { '/InformationsAdditionnelles': 'POST', '/InformationsAdditionnelles/previewRights': 'POST' },
  },
  {
    ...section,
    reason: 'section 6 names no further right; the flags are those of the conventions',
    rule: noticeRights(['update', 'admin']),
    paths: { '/InformationsAdditionnelles/{id}': 'PUT' },
  },
  {
    ...section,
    rule: noticeRights(['admin']),
    paths: { '/InformationsAdditionnelles/{id}': 'DELETE' },
  },
  {
    ...section,
    reason: 'docs/decisions/0024-notices.md: notices stand where their target is read, for whom they are addressed to',
    rule: NOTICE_READERS,
    paths: {
      '/InformationsAdditionnelles': 'GET',
      '/InformationsAdditionnelles/{id}': 'GET',
      '/InformationsAdditionnelles/{id}/download/{fileId}': 'GET',
    },
  },
];

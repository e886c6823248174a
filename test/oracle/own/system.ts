import type { OperationGroup } from '../types';

/** Operations outside the areas of the specification. */
export const ownSystem: readonly OperationGroup[] = [
  {
    area: 'changes and history',
    source: 'docs/extensions.md, changes and history; docs/decisions/0009-changes.md, "Each row by its own right"',
    reason: 'a change set holds rows of any collection: each row is allowed, shown and taken back by its own right',
    rule: 'session',
    paths: {
      '/changeSets': 'GET POST',
      '/changeSets/{id}/rows': 'GET',
      '/changeSets/{id}/revert': 'POST',
      '/history': 'GET',
      '/recycleBin': 'GET',
    },
  },
  {
    area: 'changes and history',
    source: 'docs/extensions.md, comments; docs/decisions/0035-comments.md',
    reason: 'comments stand on a record of any collection: who reads that record reads them, and changes their own',
    rule: 'session',
    paths: { '/comments': 'GET POST', '/comments/{id}': 'PUT DELETE' },
  },
  {
    area: 'quotas',
    source: 'docs/extensions.md, usage',
    reason: 'each caller sees their own part; that of the tenant is in the answer for those with PARAMETRES:admin only',
    rule: 'session',
    paths: { '/usage': 'GET' },
  },
  {
    area: 'settings',
    source: 'docs/extensions.md, outbox',
    reason: 'who says where webhooks go sees what went there',
    rule: { anyOf: ['PARAMETRES:admin'] },
    paths: { '/outbox': 'GET', '/outbox/{id}/replay': 'POST', '/outbox/key': 'GET POST' },
  },
  {
    area: 'settings',
    source: 'docs/extensions.md, explorer',
    reason:
      'tables, indexes and sizes are those of the organisation as a whole: who administers its settings sees them',
    rule: { anyOf: ['PARAMETRES:admin'] },
    paths: { '/explorer': 'GET', '/explorer/resource': 'GET', '/explorer/plan': 'POST' },
  },
  {
    area: 'follow-up',
    source: 'docs/extensions.md, records; docs/decisions/0022-incidents.md',
    reason: 'what hangs below an incident is read by those who read the incident: reporters their own',
    rule: { resource: 'FICHES_INCIDENT', reading: ['FICHES_INCIDENT:create'] },
    paths: {
      '/FichesIncident': 'GET',
      '/FichesIncident/{id}/download': 'GET',
      '/FichesIncident/{id}/download/{fileId}': 'GET',
      '/FichesIncident/{id}/resume': 'GET',
      '/FichesIncident/{id}/suivi': 'PUT:read DELETE:read',
      '/FichesIncident/{id}/actions': 'GET POST',
      '/FichesIncident/{id}/actions/{itemId}': 'GET PUT DELETE',
      '/FichesIncident/{id}/causes': 'GET POST',
      '/FichesIncident/{id}/causes/{itemId}': 'GET PUT DELETE',
      '/FichesIncident/{id}/commentaires': 'GET POST',
      '/FichesIncident/{id}/commentaires/{itemId}': 'GET PUT DELETE',
    },
  },
  {
    area: 'follow-up',
    source: 'docs/extensions.md, records',
    reason: 'one published changelog is read by those who read the list',
    rule: { resource: 'ACL' },
    paths: { '/changelogsApplication/{id}': 'GET' },
  },
  {
    area: 'follow-up',
    source: 'docs/extensions.md, records',
    reason: 'the contract only lists the reports; section 6 names ACCES_BI for business intelligence',
    rule: { resource: 'ACCES_BI' },
    paths: { '/BIRapports': 'POST', '/BIRapports/{id}': 'GET PUT DELETE' },
  },
  {
    area: 'system',
    source: 'docs/extensions.md; docs/architecture.md',
    reason: 'asked before there is a session, and the same for everybody',
    rule: 'anonymous',
    paths: {
      '/extensions': 'GET',
      '/health': 'GET',
      '/health/live': 'GET',
      '/health/ready': 'GET',
      '/environment.json': 'GET',
    },
  },
];

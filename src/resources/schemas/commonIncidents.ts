import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import type { Words } from '../language/words';

/** What everything that hangs below an incident has in common. */

export const INCIDENTS = 'FichesIncident';
export const INCIDENT_ACTIONS = `${INCIDENTS}/{ficheIncidentId}/actions`;

/** A reporter needs no other right to follow what becomes of a report. */
export const REPORTERS = ['FICHES_INCIDENT:create'] as const;

/** A collection below an incident: who reads the incident reads it. */
export const OF_AN_INCIDENT = {
  parent: { resource: INCIDENTS, parameter: 'ficheIncidentId' },
  rights: 'FICHES_INCIDENT',
  participants: { rights: REPORTERS },
  owned: true,
} as const;

export const person = (label: Words, help?: Words) =>
  reference({ label, resource: 'Utilisateurs', ...(help && { help }) });

export const account = (label: Words, help?: Words) => longText({ label, maxLength: 5000, ...(help && { help }) });

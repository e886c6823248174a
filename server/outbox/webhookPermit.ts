import type { Registry } from '../../src/resources/registry/registry';
import { SETTINGS } from '../../src/resources/registry/roles';
import type { Permit } from '../database/changes/changeTypes';
import { holdsOneOf } from '../identity/accounts/holdsOneOf';
import { isWebhookSetting } from './webhookAddress';

/** Setting a webhook's address decides who receives its data, so it requires the highest level. */
export const webhookPermit = (registry: Registry): Permit => ({
  reason: 'forbidden',
  watches: ({ resource }) => resource === SETTINGS,
  allows: (client, tenant, author) => holdsOneOf(client, tenant, author, [`${registry.get(SETTINGS).rights}:admin`]),
  concerns: ({ before, after }) => isWebhookSetting(before?.['nom']) || isWebhookSetting(after?.['nom']),
});

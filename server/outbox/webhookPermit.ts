import type { Registry } from '../../src/resources/registry/registry';
import { SETTINGS } from '../../src/resources/registry/roles';
import type { Permit } from '../database/changes/changeTypes';
import { holdsOneOf } from '../identity/accounts/holdsOneOf';
import { isWebhookSetting } from './webhookAddress';

/** Who says where webhooks go chooses who reads what they send: that asks for the highest level. */
export const webhookPermit = (registry: Registry): Permit => ({
  reason: 'forbidden',
  watches: ({ resource }) => resource === SETTINGS,
  allows: (client, tenant, author) => holdsOneOf(client, tenant, author, [`${registry.get(SETTINGS).rights}:admin`]),
  concerns: ({ before, after }) => isWebhookSetting(before?.['nom']) || isWebhookSetting(after?.['nom']),
});

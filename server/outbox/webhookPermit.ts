import { parametres } from '../../src/resources/schemas/systeme';
import type { Permit } from '../database/changes/changeTypes';
import { holdsOneOf } from '../identity/accounts/holdsOneOf';
import { isWebhookSetting } from './webhookAddress';

/** Who says where webhooks go chooses who reads what they send: that asks for the highest level. */
export const webhookPermit: Permit = {
  reason: 'forbidden',
  watches: ({ resource }) => resource === parametres.name,
  allows: (client, tenant, author) => holdsOneOf(client, tenant, author, [`${parametres.rights}:admin`]),
  concerns: ({ before, after }) => isWebhookSetting(before?.['nom']) || isWebhookSetting(after?.['nom']),
};

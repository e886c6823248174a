import { EXTENSIONS } from '../../../src/resources/protocol/extensions';
import type { JsonSchema } from '../../../src/resources/language/kind';
import type { DescribedOperation } from '../openapi/otherOperations';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const healthShape: JsonSchema = {
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['ok', 'unavailable'] },
    version: text,
    uptime: { type: 'integer', minimum: 0 },
    database: { type: 'string', enum: ['reachable', 'unreachable'] },
  },
  required: ['status', 'version', 'uptime', 'database'],
};

export const systemOperations: readonly DescribedOperation[] = [
  {
    method: 'get',
    path: '/api/extensions',
    operationId: 'extensions',
    tag: 'system',
    summary: [
      "Ce que l'API offre en plus du contrat",
      'What the API offers beyond the contract',
      'Was die API über den Vertrag hinaus bietet',
      'O que a API oferece além do contrato',
    ],
    access: 'anonymous',
    response: {
      type: 'object',
      properties: { extensions: { type: 'array', items: { type: 'string', enum: EXTENSIONS } } },
      required: ['extensions'],
    },
    extension: true,
  },
  {
    method: 'get',
    path: '/health/live',
    operationId: 'health.live',
    tag: 'system',
    summary: ['Le serveur répond', 'The server answers', 'Der Server antwortet', 'O servidor responde'],
    access: 'anonymous',
    response: {
      type: 'object',
      properties: { status: { type: 'string', enum: ['ok'] }, version: text, uptime: { type: 'integer', minimum: 0 } },
      required: ['status', 'version', 'uptime'],
    },
  },
  {
    method: 'get',
    path: '/health/ready',
    operationId: 'health.ready',
    tag: 'system',
    summary: [
      'Le serveur est prêt à recevoir des appels',
      'The server is ready for calls',
      'Der Server ist bereit für Aufrufe',
      'O servidor está pronto para receber pedidos',
    ],
    access: 'anonymous',
    response: healthShape,
  },
  {
    method: 'get',
    path: '/health',
    operationId: 'health',
    tag: 'system',
    summary: ['État du serveur', 'State of the server', 'Zustand des Servers', 'Estado do servidor'],
    access: 'anonymous',
    response: healthShape,
  },
  {
    method: 'get',
    path: '/environment.json',
    operationId: 'environment',
    tag: 'system',
    summary: [
      "L'environnement de l'hôte",
      'The environment of the host',
      'Die Umgebung des Hosts',
      'O ambiente do anfitrião',
    ],
    access: 'anonymous',
    response: {
      type: 'object',
      properties: {
        tenantId: text,
        tenantName: text,
        apiUrl: text,
        identityUrl: text,
        frontUrl: text,
        clientName: text,
        clientId: text,
        resource: text,
        scope: text,
        addNetworkFastTrack: flag,
        mainTenant: flag,
      },
      required: ['tenantId', 'tenantName', 'apiUrl', 'identityUrl', 'frontUrl', 'clientName', 'clientId'],
    },
  },
];

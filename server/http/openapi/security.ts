import type { Access } from '../access';
import type { JsonSchema } from '../../../src/resources/language/kind';
import type { OpenApiOperation } from './openApiDocument';

export const securitySchemes: Readonly<Record<string, JsonSchema>> = {
  openIdConnect: { type: 'openIdConnect', openIdConnectUrl: '/identity/.well-known/openid-configuration' },
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
};

const rightText = (access: Access): string =>
  typeof access === 'string' ? access : [...(access.rights ?? []), ...(access.fonctions ?? [])].join(' | ');

/** Describes who may call an operation, for machines (`security`) and for people (`x-right`). */
export const securityOf = (access: Access): Pick<OpenApiOperation, 'security' | 'x-right'> => ({
  security: access === 'anonymous' ? [] : [{ openIdConnect: [] }, { bearer: [] }],
  'x-right': rightText(access),
});

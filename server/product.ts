import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from '../src/resources/registry/registry';
import type { PageSchema } from '../src/resources/pages/page';
import type { ResourceSchema } from '../src/resources/language/resourceSchema';
import type { WriteRules } from './database/storeContext';
import type { Hooks } from './hooks/hooks';
import type { ApiCall } from './http/calls/apiCall';
import type { DescribedOperation } from './http/openapi/otherOperations';
import type { ResourceCode, WriteEffects } from './http/resources/declaredRoutes';
import type { Identities } from './identity/identities';
import type { MyRights } from './identity/meSchemas';
import type { LiveConcern } from './live/liveTopics';
import type { Mailers } from './mail/mailers';
import type { Settings } from './settings';
import type { Tenant } from './tenants';

interface ProductServices {
  readonly registry: Registry;
  readonly settings: Settings;
  readonly identities: Identities;
  readonly mailers: Mailers;
}

/** An account for trying out a product, printed at start. */
export interface DemoAccount {
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly password: string;
  /** The code of its function, which grants its rights. */
  readonly fonction: string;
}

/** What the server serves: declarations, and optional code for what declarations cannot express. */
export interface Product {
  readonly schemas: readonly ResourceSchema[];
  readonly pages?: readonly PageSchema[];
  /** Checks further declarations at every start. @throws {Error} */
  readonly assertDeclared?: () => void;
  /** API calls besides the generated ones. */
  readonly calls?: readonly ApiCall[];
  /** OpenAPI descriptions of own routes that are not `calls`. */
  readonly operations?: readonly DescribedOperation[];
  /** Code that extends generated routes. */
  readonly resourceCode?: Pick<ResourceCode, 'completions' | 'computations' | 'handlers'>;
  readonly effects?: (app: FastifyInstance, services: ProductServices) => WriteEffects;
  readonly addRoutes?: (app: FastifyInstance, services: ProductServices) => void;
  readonly rules?: (registry: Registry) => Pick<WriteRules, 'permits' | 'rowRules'>;
  /** Code that checks and follows writes (docs/adding-a-resource.md). */
  readonly hooks?: Hooks;
  /** Live updates of writes for people besides the readers of the written lists. */
  readonly concerns?: readonly LiveConcern[];
  /** Further parts of the `GET /MyRights` response. */
  readonly rightsBesides?: (request: FastifyRequest) => Promise<Partial<MyRights>>;
  /** Codes and names of rights that no declaration uses. */
  readonly otherRights?: readonly (readonly [code: string, name: string])[];
  readonly seed?: (tenant: Tenant, settings: Pick<Settings, 'NODE_ENV'>, registry: Registry) => Promise<void>;
  /** Creates demo accounts. @returns those to print at start */
  readonly seedAccounts?: (
    tenant: Tenant,
    settings: Pick<Settings, 'NODE_ENV'>,
    registry: Registry,
  ) => Promise<readonly DemoAccount[]>;
}

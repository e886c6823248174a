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

/** What a product's own code works with when its routes are added. */
interface ProductServices {
  readonly registry: Registry;
  readonly settings: Settings;
  readonly identities: Identities;
  readonly mailers: Mailers;
}

/** An account to try a product with, as the start prints it. */
export interface DemoAccount {
  readonly email: string;
  readonly nom: string;
  readonly prenom: string;
  readonly password: string;
  /** The code of the function through which it holds its rights. */
  readonly fonction: string;
}

/** What the server serves: declarations, and the code that no declaration can express. Everything but the declarations may be left out. */
export interface Product {
  readonly schemas: readonly ResourceSchema[];
  /** Declared pages, whose figures the API answers. */
  readonly pages?: readonly PageSchema[];
  /** Checks what is declared besides resources, at every start. @throws {Error} */
  readonly assertDeclared?: () => void;
  /** The calls that no declaration makes. */
  readonly calls?: readonly ApiCall[];
  /** What the OpenAPI document says of routes of its own that are no calls. */
  readonly operations?: readonly DescribedOperation[];
  /** What generated routes do besides what their declarations say. */
  readonly resourceCode?: Pick<ResourceCode, 'completions' | 'computations' | 'handlers'>;
  /** What follows the writing of records, by resource. */
  readonly effects?: (app: FastifyInstance, services: ProductServices) => WriteEffects;
  /** Adds routes of its own. */
  readonly addRoutes?: (app: FastifyInstance, services: ProductServices) => void;
  /** What is asked of every write, whatever its path. */
  readonly rules?: (registry: Registry) => Pick<WriteRules, 'permits' | 'rowRules'>;
  /** Code that judges and follows writes (docs/adding-a-resource.md). */
  readonly hooks?: Hooks;
  /** Whom a write concerns beside those who read its lists. */
  readonly concerns?: readonly LiveConcern[];
  /** What `GET /MyRights` says of the caller besides rights and functions. */
  readonly rightsBesides?: (request: FastifyRequest) => Promise<Partial<MyRights>>;
  /** Codes and names of the rights that no declaration names. */
  readonly otherRights?: readonly (readonly [code: string, name: string])[];
  /** Fills a tenant where it is new. */
  readonly seed?: (tenant: Tenant, settings: Pick<Settings, 'NODE_ENV'>, registry: Registry) => Promise<void>;
  /** Fills a served tenant with accounts to try it with. @returns those that the start prints */
  readonly seedAccounts?: (
    tenant: Tenant,
    settings: Pick<Settings, 'NODE_ENV'>,
    registry: Registry,
  ) => Promise<readonly DemoAccount[]>;
}

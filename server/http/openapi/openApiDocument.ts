import type { JsonSchema } from '../../../src/resources/language/kind';

export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly content?: never;
  /** Not part of the organisations' API contract. */
  readonly 'x-extension'?: true;
  /** Only for `Filter`: the nested collections that it may filter by. */
  readonly 'x-filtersBelow'?: readonly string[];
}

export interface OpenApiContent {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

export interface OpenApiReference {
  readonly $ref: string;
}

export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content?: OpenApiContent;
}

export interface OpenApiOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly OpenApiParameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: OpenApiContent;
    /** The contract has no body here. */
    readonly 'x-extension'?: true;
  };
  readonly responses: Readonly<Record<string, OpenApiResponse | OpenApiReference>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Rights that the caller needs, or `session` or `anonymous`. */
  readonly 'x-right': string;
  readonly 'x-extension'?: true;
}

export type OpenApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

type OpenApiPaths = Readonly<Record<string, Partial<Readonly<Record<OpenApiMethod, OpenApiOperation>>>>>;

export interface OpenApiTag {
  readonly name: string;
  readonly description?: string;
  readonly 'x-rows'?: object;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly OpenApiTag[];
  readonly paths: OpenApiPaths;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

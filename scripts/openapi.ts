import { portalOperations } from '../server/portal';
import { openApiDocument } from '../server/http/openapi/document';
import { schemas } from '../src/portal/declared';
import { createRegistry } from '../src/resources/registry/registry';

// Prints the OpenAPI document without starting the server: `npm run -s openapi > openapi.json`.
process.stdout.write(`${JSON.stringify(openApiDocument(createRegistry(schemas), portalOperations), null, 2)}\n`);

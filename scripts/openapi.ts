import { describedOperations } from '../server/http/openapi/describedOperations';
import { openApiDocument } from '../server/http/openapi/document';
import { schemas } from '../src/portal/declared';
import { createRegistry } from '../src/resources/registry/registry';

// Prints the OpenAPI document without starting anything: `npm run -s openapi > openapi.json`.
process.stdout.write(`${JSON.stringify(openApiDocument(createRegistry(schemas), describedOperations), null, 2)}\n`);

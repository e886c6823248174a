import { fileURLToPath } from 'node:url';
import { runServer } from '../../server/serverProcess';

// `npm run example:portal`: the portal, extended by the examples' families.
const frontEnd = fileURLToPath(new URL('dist', import.meta.url));
await runServer(async () => {
  const { portal } = await import('../../server/portal');
  const families = Object.values(await import('../families'));
  const pages = Object.values(await import('../families/pages'));
  return { product: { ...portal, schemas: [...portal.schemas, ...families], pages }, frontEnd };
});

import type { Plugin } from 'vite';

/** Where every kind of field is seen while one develops; the product that is built has nothing there. */
const ADDRESS = '/dev/kinds';
const PAGE = '/examples/kinds/front/index.html';

/** Leads from its short address to the page of kinds, whose files stand beside it. */
export const kindsAddress = (): Plugin => ({
  name: 'socle:kinds-address',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [path, ...query] = (request.url ?? '').split('?');
      if (path !== ADDRESS) return next();
      response.writeHead(302, { location: [PAGE, ...query].join('?') }).end();
    });
  },
});

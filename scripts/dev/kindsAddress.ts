import type { Plugin } from 'vite';

/** Where every kind of field is seen while one develops; the product that is built has nothing there. */
const ADDRESS = '/dev/kinds';
const PAGE = '/examples/kinds/front/index.html';

/** Serves the page of kinds at its short address. */
export const kindsAddress = (): Plugin => ({
  name: 'socle:kinds-address',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [path, ...query] = (request.url ?? '').split('?');
      if (path === ADDRESS) request.url = [PAGE, ...query].join('?');
      next();
    });
  },
});

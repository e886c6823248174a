import type { Plugin } from 'vite';

/** Development only: the page that shows every kind of field. */
const ADDRESS = '/dev/kinds';
const PAGE = '/examples/kinds/front/index.html';

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

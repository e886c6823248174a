import { createRegistry } from '../../../src/resources/registry/registry';
import { startGenerated } from '../../front/startGenerated';
import { Auteurs, Livres } from '../declarations';

startGenerated({
  title: 'Bibliothèque',
  home: '/livres',
  registry: createRegistry([Auteurs, Livres]),
  environment: { apiUrl: `${window.location.origin}/api`, adapter: 'simpleRest' },
});

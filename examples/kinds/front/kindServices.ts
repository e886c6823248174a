import { HttpError, localStorageStore, type DataProvider } from 'ra-core';
import { previewServices } from '../../../src/custom-pages/explorer/playground/previewServices';
import { kinds } from '../../../src/resources/fields/kinds';
import { createI18nProvider } from '../../../src/i18n/provider';
import { createRegistry } from '../../../src/resources/registry/registry';
import { Domaines, Essais } from '../declarations';

/** Replaces the content of each file. */
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#9db4d0"/>' +
  '<circle cx="90" cy="80" r="30" fill="#f5e0a3"/><path d="M0 240 120 110l70 70 50-40 80 100z" fill="#4b6a58"/></svg>';

/** Ids of the files whose content is a picture. */
const PICTURES = [...kinds.image.samples.valid, ...kinds.files.samples.valid.flat()].flatMap(({ id, type }) =>
  type.startsWith('image/') ? [id] : [],
);

/** The services of the page: invented records, every right, and the reader's choices stored in the browser. */
export function kindServices() {
  const words = createI18nProvider({ registry: createRegistry([Essais, Domaines]) });
  const { registry, admin } = previewServices([], [Essais, Domaines], words);
  const download = async (address: string) => {
    if (!PICTURES.some((id) => address.includes(id))) throw new HttpError('', 404);
    return { blob: new Blob([DRAWING], { type: 'image/svg+xml' }) };
  };
  return {
    registry,
    admin: {
      ...admin,
      dataProvider: { ...admin.dataProvider, download } as DataProvider,
      store: localStorageStore(),
    },
  };
}

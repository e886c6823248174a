/** Lazy `jsonexport`: react-admin imports it statically for its export button, so every list would load it. */
export default (...given) =>
  import('../../node_modules/jsonexport/dist/index.js').then(({ default: jsonExport }) => jsonExport(...given));

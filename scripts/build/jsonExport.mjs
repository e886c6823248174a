/** What `jsonexport` becomes: react-admin imports it for lists that export by its own button, and every list would load it. */
export default (...given) =>
  import('../../node_modules/jsonexport/dist/index.js').then(({ default: jsonExport }) => jsonExport(...given));

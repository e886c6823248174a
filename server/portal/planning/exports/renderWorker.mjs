// Runs in a worker thread, as plain JavaScript: laying out thousands of slots must not block the server, and the thread
// can be terminated as soon as the client disconnects. Its input is plain data, so the functions are defined here.
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);

/** Table borders: `calendar` and `team` frame each day, `list` separates its rows, `slot`, `cards` and `face` have none. */
const LAYOUTS = {
  calendar: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => '#b8b8b8',
    vLineColor: () => '#b8b8b8',
    paddingLeft: () => 3,
    paddingRight: () => 3,
    paddingTop: () => 2,
    paddingBottom: () => 2,
  },
  team: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.25,
    hLineColor: () => '#c8c8c8',
    vLineColor: () => '#d8d8d8',
    paddingLeft: () => 0.5,
    paddingRight: () => 0.5,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  },
  slot: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0.75,
    paddingRight: () => 0.75,
    paddingTop: () => 0.5,
    paddingBottom: () => 0,
  },
  list: {
    hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => '#d0d0d0',
    paddingLeft: () => 4,
    paddingRight: () => 4,
    paddingTop: () => 2.5,
    paddingBottom: () => 2.5,
  },
  cards: { hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 6, paddingBottom: () => 6 },
  face: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
};

/** Renders a PDF. `footer` holds the texts on the left and before the page number. */
async function pdf({ definition, footer }) {
  const pdfmake = require('pdfmake');
  pdfmake.setFonts(require('pdfmake/fonts/Roboto.js'));
  pdfmake.setTableLayouts(LAYOUTS);
  // Restricts pdfmake to the content of the document: no URLs, and no files except its own fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => /[\\/]pdfmake[\\/]fonts[\\/]Roboto[\\/][\w-]+\.ttf$/.test(path));
  return pdfmake
    .createPdf({
      ...definition,
      footer: (page, pages) => ({
        margin: footer.margin,
        columns: [
          { text: footer.left, style: 'footer' },
          { text: `${footer.page} ${page} / ${pages}`, style: 'footer', alignment: 'right', width: 80 },
        ],
      }),
    })
    .getBuffer();
}

async function xlsx({ options }) {
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx(options);
}

const bytes = new Uint8Array(await { pdf, xlsx }[workerData.kind](workerData));
parentPort.postMessage(bytes, [bytes.buffer]);

import { openDatabase } from '../../server/database/open';

// A process that opens a data directory, says 'open' (or why not), and holds it until it is killed.
openDatabase({ dataDirectory: process.argv[2] ?? '' }).then(
  () => console.log('open'),
  (error: unknown) => console.log(String(error)),
);

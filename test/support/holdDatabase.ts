import { openDatabase } from '../../server/database/open';

// A process that opens a data directory, prints 'open' or the error, and holds the directory until it is killed.
openDatabase({ dataDirectory: process.argv[2] ?? '' }).then(
  () => console.log('open'),
  (error: unknown) => console.log(String(error)),
);
